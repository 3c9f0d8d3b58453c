import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Names of the styles' classes in a build: every page carries those of its first screen, in its styles and in its
 * elements, and what Vite makes of a name is three times as long.
 */
export const shortClassNames =
  (root: string) =>
  (name: string, file: string): string => {
    const place = path.relative(root, file).replaceAll('\\', '/');
    return `_${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, 5)}`;
  };
