import path from 'node:path';

/** @typedef {import('#tools/host/live-check.ts').LiveSite} LiveSite */
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

/**
 * Why a site may not go live, each reason in a line of its own; empty: it may.
 * @param {Pick<LiveSite, 'folder' | 'missing' | 'readiness'> & { file?: string }} site @returns {string[]}
 */
export function refusals({ folder, file = 'site.env', missing, readiness: { unready } }) {
  return [
    ...missing.map((name) => `  ${name} is not set: write it into ${file} (sites/template/site.env says what it is)`),
    ...problemLines(folder, unready),
  ];
}

/** What somebody should have looked at. @param {Pick<LiveSite, 'folder' | 'readiness'>} site @returns {string[]} */
export const remarks = ({ folder, readiness: { toLookAt } }) => problemLines(folder, toLookAt);
