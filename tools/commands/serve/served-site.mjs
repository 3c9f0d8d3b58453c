/** A host that does not answer soon holds nobody up: before the first deploy there is none. */
const PATIENCE_MS = 5000;

/**
 * Whose build a host serves, by the slug in its `/build.json`; null: nobody's, or it does not say.
 * @param {string} origin @returns {Promise<string | null>}
 */
export async function servedSite(origin) {
  try {
    const response = await fetch(`${origin}/build.json`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const facts = response.ok ? await response.json() : null;
    return typeof facts?.site === 'string' ? facts.site : null;
  } catch {
    return null;
  }
}

/**
 * Why a deploy would take another development's place; empty: it would not.
 * @param {readonly string[]} origins where the build would be seen @param {string} slug
 */
export async function takenBy(origins, slug) {
  const found = await Promise.all(origins.map(async (origin) => ({ origin, site: await servedSite(origin) })));
  return found
    .filter(({ site }) => site !== null && site !== slug)
    .map(({ origin, site }) => `  ${origin} serves '${site}': this is '${slug}', and would take its place`);
}
