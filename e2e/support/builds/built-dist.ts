import path from 'node:path';
import { root } from '#tools/commands/project.mjs';
import { buildFolder } from '#tools/commands/sites.mjs';

/** The build that the tests serve, unless they make one; absolute. */
export const builtDist = path.resolve(root, process.env['E2E_DIST'] ?? buildFolder());
