import path from 'node:path';

/** @typedef {import('#site/content-problem.ts').ContentProblem} ContentProblem */

/** More fields in a line would hide what is to do with them. */
const MOST_FIELDS = 10;

/** One line a remedy and file: what is to do with several fields is said once. @param {string} folder @param {readonly ContentProblem[]} problems @returns {string[]} */
export function problemLines(folder, problems) {
  /** @type {Map<string, { file: string, remedy: string, fields: string[] }>} */
  const alike = new Map();
  for (const { file, field, remedy } of problems) {
    const key = `${file} ${remedy}`;
    alike.set(key, { file, remedy, fields: [...(alike.get(key)?.fields ?? []), field] });
  }
  return [...alike.values()].map(({ file, remedy, fields }) => {
    const more = fields.length > MOST_FIELDS ? ` and ${fields.length - MOST_FIELDS} more` : '';
    return `  ${path.join(folder, file)}: ${fields.slice(0, MOST_FIELDS).join(', ')}${more}: ${remedy}`;
  });
}
