import path from 'node:path';

/** @typedef {import('#tools/live-check.ts').LiveSite} LiveSite */
/** @typedef {import('#site/check-content.ts').ContentProblem} ContentProblem */

/** @param {string} folder @returns {(problem: ContentProblem) => string} one line a problem */
export const problemLine =
  (folder) =>
  ({ file, field, remedy }) =>
    `  ${path.join(folder, file)}: ${field}: ${remedy}`;

/**
 * Why a site may not go live, each reason in a line of its own; empty: it may.
 * @param {Pick<LiveSite, 'folder' | 'missing' | 'readiness'>} site @returns {string[]}
 */
export function refusals({ folder, missing, readiness: { unready } }) {
  return [
    ...missing.map((name) => `  ${name} is not set: write it into .env.local (.env.example says what it is)`),
    ...unready.map(problemLine(folder)),
  ];
}

/** What somebody should have looked at. @param {Pick<LiveSite, 'folder' | 'readiness'>} site @returns {string[]} */
export const remarks = ({ folder, readiness: { toLookAt } }) => toLookAt.map(problemLine(folder));
