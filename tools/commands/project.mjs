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

const DEFAULT_CONTENT = inProject('src/content');

/** The content folder that CONTENT names, else the default one; absolute. */
export const contentFolder = () => path.resolve(root, process.env['CONTENT'] || DEFAULT_CONTENT);

/** Where the embedded services keep their data: a folder for each development, unless LOCAL_DATA names another. */
export function localData() {
  const given = process.env['LOCAL_DATA'];
  if (given) return path.resolve(root, given);
  const folder = contentFolder();
  return folder === DEFAULT_CONTENT ? inProject('.local') : inProject('.local', 'sites', path.basename(folder));
}

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
