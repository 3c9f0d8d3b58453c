/** @typedef {import('./firebase-tools.mjs').Part} Part */

/**
 * @typedef {object} Deploy
 * @property {boolean} isFirst the database does not let the articles be read: it has not got this site's rules or index yet
 * @property {() => Promise<void>} build builds and checks the site; it reads the published articles
 * @property {boolean} hasPictures the project has a storage, whose rules are sent too
 * @property {(parts: readonly Part[]) => Promise<void>} send
 * @property {(() => Promise<void>) | null} prepareOffice makes the functions that tell the office and publish articles; null: there is neither
 * @property {() => Promise<void>} waitUntilOpen until the database lets the articles be read
 * @property {(parts: readonly Part[]) => string} command what `send` runs
 */

/** @typedef {{ text: string, run: () => Promise<void> }} DeployStep */

/**
 * What a deploy does, in order. The build reads the articles, and where nobody has sent the rules yet it may not: there
 * they go first. Everywhere else nothing is sent before the site is built and weighed. The functions come last, and only where
 * one is configured: the site works without them.
 * @param {Deploy} deploy @returns {DeployStep[]}
 */
export function deploySteps({ isFirst, hasPictures, build, send, prepareOffice, waitUntilOpen, command }) {
  /** @param {string} what @param {readonly Part[]} parts @returns {DeployStep} */
  const sending = (what, parts) => ({ text: `send ${what}: ${command(parts)}`, run: () => send(parts) });
  /** @type {readonly Part[]} */
  const rules = hasPictures ? ['firestore', 'storage'] : ['firestore'];
  const building = { text: 'build the site with its published articles, weigh it, look for credentials', run: build };
  const telling = prepareOffice
    ? [
        { text: 'bundle the functions, install their packages', run: prepareOffice },
        sending('the functions', ['functions']),
      ]
    : [];
  if (!isFirst) return [building, sending('site, rules and index', ['hosting', ...rules]), ...telling];
  return [
    sending('rules and index', rules),
    { text: 'wait until the database lets the articles be read', run: waitUntilOpen },
    building,
    sending('the site', ['hosting']),
    ...telling,
  ];
}
