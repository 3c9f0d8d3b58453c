// The commands below tools/ are plain JavaScript with JSDoc types: they run before anything is installed,
// and Node 20 strips no types. They import nothing but Node until `installMissing` has returned.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Absolute path of a file or folder of the project. @param {...string} parts */
export const inProject = (...parts) => path.join(root, ...parts);

/** What the commands may throw away: stamps, reports, traces. */
export const cacheFolder = inProject('.cache');

/** @typedef {{ engines: { node: string }, scripts: Record<string, string> }} Manifest */

/** @returns {Manifest} */
export const readManifest = () => JSON.parse(fs.readFileSync(inProject('package.json'), 'utf8'));

/** Something the reader can mend: shown as it is, without a stack trace. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/**
 * Runs a command's main function; a `UserError` becomes one sentence and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
