import type { OfflineFile, OfflineFiles } from '#protocol/worker/offline-files.ts';
import { cacheKey } from './cache-keys.ts';

/** Enough to hide the round trips, few enough to leave the page its share. */
const LANES = 4;
/** So many failures mean that the network is gone, not that a file is bad. */
const GIVE_UP_AFTER = 4;

export interface InstallOptions {
  /** This build's cache. */
  cache: Pick<Cache, 'match' | 'put'>;
  /** The file as an older build left it, if it did not change. */
  findOlder: (key: string) => Promise<Response | undefined>;
  fetchFile: (file: OfflineFile) => Promise<Response>;
}

/**
 * Puts every file into the cache; those that are there stay. A bad file fails this attempt but not the others, so
 * that the next attempt downloads only what is missing.
 * @throws {AggregateError} when any file is missing at the end
 */
export async function installFiles(
  files: Pick<OfflineFiles, 'install' | 'headers'>,
  { cache, findOlder, fetchFile }: InstallOptions,
): Promise<void> {
  const rest = [...files.install];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let file = rest.shift(); file; file = rest.shift()) {
      if (failures.length >= GIVE_UP_AFTER) return;
      const key = cacheKey(file, files);
      try {
        if (await cache.match(key)) continue;
        await cache.put(key, (await findOlder(key)) ?? (await fetchFile(file)));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (failures.length > 0) throw new AggregateError(failures, 'The install set is not complete');
}
