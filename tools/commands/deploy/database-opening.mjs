import { loadModule } from '#tools/commands/build/load-module.mjs';
import { UserError } from '#tools/commands/project.mjs';

/** @typedef {import('#tools/host/live-check.ts').LiveSite} LiveSite */

const LOOK_EVERY_MS = 3000;
/** Rules hold within a minute; an index is made within some. */
const LOOK_FOR_MS = 10 * 60_000;

/**
 * Whether the build may read the published articles.
 * @param {LiveSite} site @throws {UserError} when the database cannot be asked
 */
export async function isPressOpen({ content, environment }) {
  /** @type {typeof import('#tools/prerender/published-articles.ts')} */
  const published = await loadModule('prerender', 'published-articles.ts');
  if (!environment.firebase || !published.readsPublished(process.env['PRESS'])) return true;
  return published.isPressOpen(environment.firebase, content.facts.slug).catch((error) => {
    throw new UserError(error instanceof Error ? error.message : String(error));
  });
}

/** @param {LiveSite} site @throws {UserError} when the database goes on refusing */
export async function waitUntilOpen(site) {
  console.log('The database makes the index of the articles: this takes some minutes, once …');
  for (const end = Date.now() + LOOK_FOR_MS; !(await isPressOpen(site));) {
    if (Date.now() > end)
      throw new UserError(
        'Rules and index are sent, the site is not: the database does not let the articles be read yet. The console says under Firestore, Indexes, how far it is. Run the command again when it is ready.',
      );
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
