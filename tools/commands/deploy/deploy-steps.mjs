/** @typedef {import('./firebase-tools.mjs').Part} Part */

/**
 * @typedef {object} Deploy
 * @property {boolean} isFirst the database does not let the articles be read: it has not got this site's rules or index yet
 * @property {() => Promise<void>} build builds and checks the site; it reads the published articles
 * @property {(parts: readonly Part[]) => Promise<void>} send
 * @property {(() => Promise<void>) | null} prepareOffice makes the function that tells the office; null: it is not told
 * @property {() => Promise<void>} waitUntilOpen until the database lets the articles be read
 * @property {(parts: readonly Part[]) => string} command what `send` runs
 */

/** @typedef {{ text: string, run: () => Promise<void> }} DeployStep */

/**
 * What a deploy does, in order. The build reads the articles, and where nobody has sent the rules yet it may not: there
 * they go first. Everywhere else nothing is sent before the site is built and weighed. The function comes last, and only where
 * one is configured: the site works without it.
 * @param {Deploy} deploy @returns {DeployStep[]}
 */
export function deploySteps({ isFirst, build, send, prepareOffice, waitUntilOpen, command }) {
  /** @param {string} what @param {readonly Part[]} parts @returns {DeployStep} */
  const sending = (what, parts) => ({ text: `send ${what}: ${command(parts)}`, run: () => send(parts) });
  const building = { text: 'build the site with its published articles, weigh it, look for credentials', run: build };
  const telling = prepareOffice
    ? [
        { text: 'bundle the function that tells the office, install its packages', run: prepareOffice },
        sending('the function', ['functions']),
      ]
    : [];
  if (!isFirst) return [building, sending('site, rules and index', ['hosting', 'firestore']), ...telling];
  return [
    sending('rules and index', ['firestore']),
    { text: 'wait until the database lets the articles be read', run: waitUntilOpen },
    building,
    sending('the site', ['hosting']),
    ...telling,
  ];
}
