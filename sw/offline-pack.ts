import type { Device, OfflineFile, OfflineFiles, OfflinePicture } from '#protocol/offline-files.ts';
import { cacheKey } from './cache-keys.ts';
import { fileFor, filesShownBy } from './pictures.ts';

/** One thing of the pack. */
export interface PackItem {
  /** Any of these addresses in a cache, and the item is there: a phone that was turned keeps what it has. */
  keys: readonly string[];
  /** Where it is put. */
  key: string;
  fetch: (fetcher: PackFetcher) => Promise<Response>;
}

export interface PackFetcher {
  file: (file: OfflineFile) => Promise<Response>;
  picture: (url: string, bytes: number) => Promise<Response>;
}

function pictureItem(picture: OfflinePicture, device: Device): PackItem[] {
  const chosen = fileFor(picture, device);
  if (!chosen) return [];
  const keys = filesShownBy(picture, device).map(({ url }) => url);
  return [{ keys, key: chosen.url, fetch: ({ picture: get }) => get(chosen.url, chosen.bytes) }];
}

/** The pack of this device, in the order in which it is fetched. */
export const packItems = ({ pack, pictures }: Pick<OfflineFiles, 'pack' | 'pictures'>, device: Device): PackItem[] => [
  ...pack.map((file): PackItem => {
    const key = cacheKey(file);
    return { keys: [key], key, fetch: ({ file: get }) => get(file) };
  }),
  ...pictures.flatMap((picture) => pictureItem(picture, device)),
];

/** Every address that the pack of any device may hold: the rest is an older build's. */
export const packKeys = ({ pack, pictures }: Pick<OfflineFiles, 'pack' | 'pictures'>): Set<string> =>
  new Set([
    ...pack.map(cacheKey),
    ...pictures.flatMap((picture) => filesShownBy(picture, { avif: true }).map(({ url }) => url)),
  ]);

const isThere = ({ keys }: PackItem, kept: ReadonlySet<string>) => keys.some((key) => kept.has(key));

export const missingFrom = (items: readonly PackItem[], kept: ReadonlySet<string>): PackItem[] =>
  items.filter((item) => !isThere(item, kept));

/** One failure is a bad file; two in a row are a network that is gone. */
const GIVE_UP_AFTER = 2;

interface FillOptions {
  cache: Pick<Cache, 'put'>;
  fetcher: PackFetcher;
  /** Told after each item that was added. */
  onAdded: () => void;
}

/** Fetches the missing items one by one; what is in the cache stays there whatever happens. */
export async function fillPack(
  missing: readonly PackItem[],
  { cache, fetcher, onAdded }: FillOptions,
): Promise<'complete' | 'idle'> {
  let failures = 0;
  let inARow = 0;
  for (const item of missing) {
    try {
      await cache.put(item.key, await item.fetch(fetcher));
      inARow = 0;
      onAdded();
    } catch {
      // The page asks again later; only what is missing is fetched then.
      failures += 1;
      inARow += 1;
      if (inARow >= GIVE_UP_AFTER) break;
    }
  }
  return failures === 0 ? 'complete' : 'idle';
}
