import type { Device, OfflineFile, OfflineFiles, OfflinePicture, OfflineWalk } from '#protocol/worker/offline-files.ts';
import { cacheKey } from '#sw/cache-keys.ts';
import { KEPT_WALKS } from './kept-walks.ts';
import { allPictures, fileFor, filesShownBy } from './pictures.ts';

/** One thing that is kept for reading offline. */
export interface PackItem {
  /** Any of these addresses in a cache, and the item is there: a phone that was turned keeps what it has. */
  keys: readonly string[];
  /** Where it is put. */
  key: string;
  /** Whose cache it belongs to: the build's, or the pack's. */
  home: 'install' | 'pack';
  /** What a picture weighs; 0 where nobody asks. */
  bytes: number;
  fetch: (fetcher: PackFetcher) => Promise<Response>;
}

export interface PackFetcher {
  file: (file: OfflineFile) => Promise<Response>;
  picture: (url: string, bytes: number) => Promise<Response>;
}

function pictureItem(picture: OfflinePicture, device: Device): PackItem[] {
  const chosen = fileFor(picture, device);
  if (!chosen) return [];
  const keys = filesShownBy(picture, device).map((file) => file.url);
  const { url, bytes } = chosen;
  return [{ keys, key: url, home: 'pack', bytes, fetch: ({ picture: get }) => get(url, bytes) }];
}

const fileItem =
  (files: Pick<OfflineFiles, 'headers'>, home: PackItem['home']) =>
  (file: OfflineFile): PackItem => {
    const key = cacheKey(file, files);
    return { keys: [key], key, home, bytes: 0, fetch: ({ file: get }) => get(file) };
  };

/** The files of the install set. A browser that is short of room may take away any of them. */
export const installItems = (files: Pick<OfflineFiles, 'install' | 'headers'>): PackItem[] =>
  files.install.map(fileItem(files, 'install'));

/** Of a walk, the picture of each point. */
export const walkItems = ({ pictures }: OfflineWalk, device: Device): PackItem[] =>
  pictures.flatMap((picture) => pictureItem(picture, device));

/** The pack of this device, in the order in which it is fetched. @param kept the units whose walks belong to it */
export const packItems = (
  files: Pick<OfflineFiles, 'pack' | 'pictures' | 'walks' | 'headers'>,
  device: Device,
  kept: readonly string[] = [],
): PackItem[] => [
  ...files.pack.map(fileItem(files, 'pack')),
  ...files.pictures.flatMap((picture) => pictureItem(picture, device)),
  ...files.walks.filter(({ unit }) => kept.includes(unit)).flatMap((walk) => walkItems(walk, device)),
];

/** Every address that the pack of any device may hold: the rest is an older build's. */
export const packKeys = (files: Pick<OfflineFiles, 'pack' | 'pictures' | 'walks' | 'headers'>): Set<string> =>
  new Set([
    KEPT_WALKS,
    ...files.pack.map((file) => cacheKey(file, files)),
    ...allPictures(files).flatMap((picture) => filesShownBy(picture, { avif: true }).map(({ url }) => url)),
  ]);

const isThere = ({ keys }: PackItem, kept: ReadonlySet<string>) => keys.some((key) => kept.has(key));

export const missingFrom = (items: readonly PackItem[], kept: ReadonlySet<string>): PackItem[] =>
  items.filter((item) => !isThere(item, kept));

/** One failure is a bad file; two in a row are a network that is gone. */
const GIVE_UP_AFTER = 2;

interface FillOptions {
  homes: Record<PackItem['home'], Pick<Cache, 'put'>>;
  fetcher: PackFetcher;
  /** Told after each item that was added. */
  onAdded: () => void;
}

/** Fetches the missing items one by one; what is in a cache stays there whatever happens. */
export async function fillPack(
  missing: readonly PackItem[],
  { homes, fetcher, onAdded }: FillOptions,
): Promise<'complete' | 'idle'> {
  let failures = 0;
  let inARow = 0;
  for (const item of missing) {
    try {
      await homes[item.home].put(item.key, await item.fetch(fetcher));
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
