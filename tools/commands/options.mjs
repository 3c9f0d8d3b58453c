import { parseArgs } from 'node:util';
import { UserError } from './project.mjs';

/**
 * Arguments in which an option that stands alone has a value.
 * @param {readonly string[]} args @param {string} option @param {string} value @returns {string[]}
 */
export const withDefault = (args, option, value) =>
  args.flatMap((arg, index) => {
    const next = args[index + 1];
    return arg === option && (next === undefined || next.startsWith('-')) ? [arg, value] : [arg];
  });

const MOST_LEADS = 10_000;

/** How many example leads are asked for. @param {string | undefined} value of `--leads` @returns {number} @throws {UserError} */
export function readLeads(value) {
  const count = Number(value ?? 0);
  if (value === undefined || (/^\d+$/.test(value) && count >= 1 && count <= MOST_LEADS)) return count;
  throw new UserError(`--leads ${value}: write how many, from 1 to ${MOST_LEADS}, for example --leads 200`);
}

/**
 * Reads a command's options.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config @param {string} usage printed with every complaint
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws {UserError} when an option is unknown, or is one that no shell history may keep
 */
export function readOptions(config, usage) {
  const given = [...(config.args ?? process.argv.slice(2))];
  if (given.some((option) => /^--?(password|passwd|pw|token|secret)/i.test(option)))
    throw new UserError('A password is never an option: other programs could read it. You will be asked for it.');
  try {
    return /** @type {ReturnType<typeof parseArgs<Config>>} */ (parseArgs({ ...config, args: given }));
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
