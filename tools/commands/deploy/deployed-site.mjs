import { loadModule } from '#tools/commands/build/load-module.mjs';
import { root, UserError } from '#tools/commands/project.mjs';
import { takenBy } from '#tools/commands/serve/served-site.mjs';

/** @typedef {import('#tools/host/live-check.ts').LiveSite} LiveSite */

/** @returns {Promise<LiveSite>} the development that this process works on @throws {UserError} where it cannot be read */
export async function readSite() {
  /** @type {typeof import('#tools/host/live-check.ts')} */
  const { readLiveSite } = await loadModule('host', 'live-check.ts');
  return readLiveSite(root).catch((error) => {
    throw new UserError(error instanceof Error ? error.message : String(error));
  });
}

/** @param {LiveSite} site @throws {UserError} with every reason not to go live, and then what is to read */
export async function requireReady(site) {
  /** @type {typeof import('#tools/readiness/report.ts')} */
  const { reportOf } = await loadModule('readiness', 'report.ts');
  const { toMend, toRead } = reportOf(site);
  if (toMend.length > 0) throw new UserError(`Not deployed.\n${[...toMend, '', ...toRead].join('\n')}`);
  if (toRead.length > 0) console.log(`${toRead.join('\n')}\n`);
}

/**
 * Which of a project's Hosting sites a deploy goes to; undefined: the project's only one.
 * @param {LiveSite} site @param {string | undefined} wanted by `--site` @throws {UserError} where that is another
 */
export function hostingSiteOf({ hostingSite, file }, wanted) {
  if (wanted && hostingSite && wanted !== hostingSite)
    throw new UserError(`Not deployed: --site ${wanted}, and ${file} says HOSTING_SITE=${hostingSite}.`);
  return wanted ?? hostingSite ?? undefined;
}

/** @param {LiveSite} site @param {string | undefined} hosting @throws {UserError} where another development is served */
export async function requireOwnPlace({ content, environment }, hosting) {
  const project = environment.firebase?.projectId ?? '';
  const taken = await takenBy([`https://${hosting ?? project}.web.app`, content.facts.origin], content.facts.slug);
  if (taken.length > 0) throw new UserError(`Not deployed: another development is there.\n${taken.join('\n')}`);
}
