import type { OfflineFile, OfflineFiles } from '#protocol/worker/offline-files.ts';
import { cacheKey } from '#sw/cache-keys.ts';
import { installPages } from './pages-file.ts';

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
 * Puts every file into the cache; those that are there stay. Pages come in one file, and by themselves where it cannot be
 * had. A bad file fails this attempt but not the others, so that the next attempt downloads only what is missing.
 * @throws {AggregateError} when any file is missing at the end
 */
export async function installFiles(
  files: Pick<OfflineFiles, 'install' | 'pages' | 'pagesFile' | 'headers'>,
  { cache, findOlder, fetchFile }: InstallOptions,
): Promise<void> {
  const failures: unknown[] = [];
  const inLanes = async (jobs: (() => Promise<void>)[]) => {
    const lane = async () => {
      for (let job = jobs.shift(); job && failures.length < GIVE_UP_AFTER; job = jobs.shift())
        await job().catch((error: unknown) => failures.push(error));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };
  const isThere = async (file: OfflineFile) => {
    const key = cacheKey(file, files);
    if (await cache.match(key)) return true;
    const older = await findOlder(key);
    if (older) await cache.put(key, older);
    return older !== undefined;
  };
  const fetchOne = async (file: OfflineFile) => cache.put(cacheKey(file, files), await fetchFile(file));

  let left: OfflineFile[] = [];
  const pages = async () => {
    const missing: OfflineFile[] = [];
    // A page that cannot be looked for fails by itself, when its turn comes.
    for (const page of files.pages) if (!(await isThere(page).catch(() => false))) missing.push(page);
    left = await installPages(missing, files, { cache, fetchFile });
  };
  const isPage = new Set(files.pages.map(({ url }) => url));
  const others = files.install.filter(({ url }) => !isPage.has(url));
  await inLanes([
    pages,
    ...others.map((file) => async () => {
      if (!(await isThere(file))) await fetchOne(file);
    }),
  ]);
  await inLanes(left.map((page) => () => fetchOne(page)));
  if (failures.length > 0) throw new AggregateError(failures, 'The install set is not complete');
}
