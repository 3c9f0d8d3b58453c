import { CACHE_PREFIX, PACK_CACHE, PRESS_PICTURES_CACHE } from '#protocol/worker/caches.ts';

/** In this build's cache: the names of those that were there when it took over. */
const OLD_CACHES = '/.old-caches';

interface CachesOptions {
  caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>;
  /** This build's cache. */
  current: string;
}

/**
 * Writes down which caches are old. Not every other cache is: one may belong to a newer build that is installing,
 * or that will go on installing where it stopped.
 */
export async function noteOldCaches({ caches, current }: CachesOptions): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && ![current, PACK_CACHE, PRESS_PICTURES_CACHE].includes(name),
  );
  const cache = await caches.open(current);
  await cache.put(OLD_CACHES, new Response(JSON.stringify(names)));
}

async function readOldCaches({ caches, current }: CachesOptions): Promise<string[] | null> {
  const note = await (await caches.open(current)).match(OLD_CACHES);
  return note ? ((await note.json()) as string[]) : null;
}

/** Deletes older builds' caches, and of the pack what this build does not know, once no tab needs them. */
export async function dropOldCaches(
  options: CachesOptions & { packKeys: ReadonlySet<string>; hasOldTab: () => Promise<boolean> },
): Promise<void> {
  const { caches, current, packKeys, hasOldTab } = options;
  const old = await readOldCaches(options);
  if (!old || (await hasOldTab())) return;
  await Promise.all(old.map((name) => caches.delete(name)));
  const pack = await caches.open(PACK_CACHE);
  for (const request of await pack.keys()) if (!packKeys.has(addressOf(request))) await pack.delete(request);
  await (await caches.open(current)).delete(OLD_CACHES);
}

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Every address in these caches. */
export async function keptIn(caches: Pick<CacheStorage, 'open'>, names: readonly string[]): Promise<Set<string>> {
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(lists.flat().map(addressOf));
}
