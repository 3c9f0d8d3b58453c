import { listSites, workOn } from '#tools/commands/sites.mjs';
import { formatTable } from '#tools/commands/table.mjs';

/** @typedef {import('#tools/doctor/finding.ts').Finding} Finding */

/**
 * @typedef {object} Examined
 * @property {string} name of the development
 * @property {Finding[]} findings
 * @property {string | null} unread why its content or its services cannot be read; null: they can
 */

/**
 * Examines every development, one after another.
 * @param {() => Promise<Finding[]>} examineOne examines the one that this process works on
 * @param {readonly import('#tools/commands/sites.mjs').Site[]} [sites] every one of the checkout
 * @returns {Promise<Examined[]>}
 */
export async function examineAll(examineOne, sites = listSites()) {
  const examined = [];
  for (const site of sites) {
    workOn(site);
    // oxlint-disable-next-line no-await-in-loop -- All at once would look like an attack to a host that many share.
    const found = await examineOne().then(
      (findings) => ({ findings, unread: null }),
      (error) => ({ findings: [], unread: error instanceof Error ? error.message : String(error) }),
    );
    examined.push({ name: site.name, ...found });
  }
  return examined;
}

/** @param {Examined} examined */
export const isFaulty = ({ findings, unread }) => unread !== null || findings.some(({ state }) => state === 'broken');

/** @param {readonly Finding[]} findings @param {Finding['state']} state */
const count = (findings, state) => `${findings.filter((finding) => finding.state === state).length}`;

/** A row a development, and below what is broken in which. @param {readonly Examined[]} examined */
export function formatExamined(examined) {
  const faults = examined.filter(isFaulty);
  const table = formatTable(
    ['development', 'state', 'broken', 'open', 'unclear', 'ok'],
    examined.map((one) => [
      one.name,
      one.unread === null ? (isFaulty(one) ? 'BROKEN' : 'ok') : 'UNREADABLE',
      ...(one.unread === null
        ? [
            count(one.findings, 'broken'),
            count(one.findings, 'open'),
            count(one.findings, 'unclear'),
            count(one.findings, 'good'),
          ]
        : ['-', '-', '-', '-']),
    ]),
  );
  const details = faults.flatMap(({ name, findings, unread }) => [
    `\n${name}`,
    ...(unread === null
      ? findings.filter(({ state }) => state === 'broken').map(({ text }) => `  BROKEN  ${text}`)
      : [unread]),
  ]);
  const summary = faults.length > 0 ? `${faults.length} of ${examined.length} to mend.` : 'Nothing is broken.';
  return [table, ...details, '', summary].join('\n');
}
