import { parseArgs } from 'node:util';
import { UserError } from './project.mjs';

/**
 * Reads a command's options.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config @param {string} usage printed with every complaint
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws {UserError} when an option is unknown, or is one that no shell history may keep
 */
export function readOptions(config, usage) {
  const given = process.argv.slice(2);
  if (given.some((option) => /^--?(password|passwd|pw|token|secret)/i.test(option)))
    throw new UserError('A password is never an option: other programs could read it. You will be asked for it.');
  try {
    return /** @type {ReturnType<typeof parseArgs<Config>>} */ (parseArgs({ ...config, args: given }));
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
