/** A file that the worker keeps. */
export interface OfflineFile {
  /** Site-absolute and encoded, as a page asks for it: `/Example/page`, not its `.html`. */
  url: string;
  /** SHA-384 of its bytes, in base64. */
  hash: string;
}

/** A picture that is there in several widths and two formats. */
export interface OfflinePicture {
  /** `/images/hero-e219430a`: the width and the format follow. */
  base: string;
  /** Width, then bytes as AVIF and as WebP; ascending. */
  sizes: readonly (readonly [width: number, avif: number, webp: number])[];
}

/** The panoramas of a walk through a home: kept where the visitor asks for it. */
export interface OfflineWalk {
  unit: string;
  pictures: readonly OfflinePicture[];
}

/** What the build tells its worker besides the files. */
export interface OfflineSite {
  /** Stands for the host's headers: a page is kept with those that it came with. */
  headers: string;
  /** The script that every page of this build starts with: by it a tab of an older build is known. */
  entry: string;
  /** What the host redirects: decoded paths. */
  redirects: readonly (readonly [from: string, to: string])[];
  /** What the host rewrites: a pattern of the decoded path, and the page that answers. First match wins. */
  rewrites: readonly (readonly [pattern: string, url: string])[];
  /** What is there only with a network, decoded: requests for it go their way as if there were no worker. */
  online: readonly string[];
  /** The page that answers what there is not. */
  notFound: string;
}

/** Everything that the worker knows of its build. */
export interface OfflineFiles extends OfflineSite {
  /** Changes with any of the files, and with the headers that they are served with. */
  build: string;
  /** All or nothing, before the worker takes over. */
  install: readonly OfflineFile[];
  /** Those of the install set that are pages. The first is always asked for by itself: its headers are all pages'. */
  pages: readonly OfflineFile[];
  /** Holds every page; it is taken apart, not kept. */
  pagesFile: OfflineFile;
  /** One by one, afterwards. */
  pack: readonly OfflineFile[];
  pictures: readonly OfflinePicture[];
  walks: readonly OfflineWalk[];
}

/** A line of the list that vite-plugin-pwa writes into the worker. */
export type OfflineEntry =
  | { place: 'install' | 'page' | 'pages-file' | 'pack'; url: string; revision: string }
  | { place: 'picture'; url: string; revision: null; sizes: OfflinePicture['sizes'] }
  /** A panorama of a unit's walk. */
  | { place: 'walk'; url: string; revision: null; sizes: OfflinePicture['sizes']; unit: string }
  /** The worker itself: its revision is the build's. */
  | { place: 'worker'; url: string; revision: string };

function walksIn(entries: readonly OfflineEntry[]): OfflineWalk[] {
  const walks = new Map<string, OfflinePicture[]>();
  for (const entry of entries)
    if (entry.place === 'walk')
      walks.set(entry.unit, [...(walks.get(entry.unit) ?? []), { base: entry.url, sizes: entry.sizes }]);
  return Array.from(walks, ([unit, pictures]) => ({ unit, pictures }));
}

/** The list as the worker uses it. */
export function offlineFiles(entries: readonly OfflineEntry[], site: OfflineSite): OfflineFiles {
  const at = (place: OfflineEntry['place']) =>
    entries.flatMap((entry) =>
      entry.place === place && entry.revision !== null ? { url: entry.url, hash: entry.revision } : [],
    );
  const [worker] = at('worker');
  const [pagesFile] = at('pages-file');
  if (!worker || !pagesFile) throw new Error('The list names no worker or no file with the pages');
  const pages = at('page');
  const pictures = entries.flatMap((entry) =>
    entry.place === 'picture' ? { base: entry.url, sizes: entry.sizes } : [],
  );
  return {
    build: worker.hash,
    ...site,
    install: [...at('install'), ...pages],
    pages,
    pagesFile,
    pack: at('pack'),
    pictures,
    walks: walksIn(entries),
  };
}

/** What decides which of a picture's files a device uses. */
export interface Device {
  /** Width of the window in device pixels. */
  pixels: number;
  avif: boolean;
}
