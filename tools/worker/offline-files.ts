import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {
  OfflineEntry,
  OfflineFile,
  OfflinePicture,
  OfflineSite,
  OfflineWalk,
} from '#protocol/worker/offline-files.ts';
import { WORKER_ADDRESS } from '#protocol/worker/worker-address.ts';
import { prerenderTargets, redirects, rewrites } from '#site/pages/routes.ts';
import { onlineAddresses } from '#site/pages/own-pages.ts';
import type { Content } from '#site/content-schema.ts';
import { panoramasOf, walksOf } from '#site/tour/walks-of.ts';
import type { HeaderRule } from '#tools/host/host-headers.ts';
import type { PictureFiles } from '#tools/pictures/picture-files.ts';

/** A file of the build, as workbox-build lists it: relative path and bytes. */
export interface BuiltFile {
  url: string;
  size: number;
}

const NOT_FOUND = '404.html';

/** A real notice may be many times as large as the rest of the site: it stays on the host. */
const MOST_PDF_BYTES = 400_000;

const isTooLarge = ({ url, size }: BuiltFile) => /^[^/]+\.pdf$/.test(url) && size > MOST_PDF_BYTES;

/** Documents of a build that are too large to be kept on visitors' devices. */
export const documentsLeftOut = (built: readonly BuiltFile[]): string[] =>
  built.filter(isTooLarge).map(({ url }) => url);

/** Of the bundle's files, those that do not belong to the install set. */
export interface Chunks {
  /** They hold Firebase: the press pages' alone. */
  firebase: ReadonlySet<string>;
  /** The desk's alone. */
  online: ReadonlySet<string>;
}

type Place = 'install' | 'page' | 'pack' | 'none';

/** Where a file of the build belongs. Pictures are listed apart; films, lists and licences stay on the host. */
function placeOf(file: string, pages: ReadonlySet<string>, { firebase, online }: Chunks): Place {
  if (online.has(file)) return 'none';
  if (file.endsWith('.pdf') || firebase.has(file)) return 'pack';
  // Drawings of plans and maps are small, and what people look up again: they belong to the install set.
  if (/^assets\/.*\.(js|css|woff2|svg)$/.test(file) || /^maps\/.*\.svg$/.test(file)) return 'install';
  // An article's page is no part of it: without a network the shell shows what was read.
  if (file.endsWith('.html')) return pages.has(file) ? 'page' : 'none';
  // Next to the pages lie the site's icons. Only systems ask for the large ones, when they install or update the site,
  // and then there is a network.
  return /^[^/]+\.(svg|ico|webmanifest)$/.test(file) ? 'install' : 'none';
}

/** As a page asks for it: clean and encoded. */
export const urlOf = (file: string): string =>
  encodeURI(file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

function pagesOf({ navigation, facts }: Content): Set<string> {
  const online = onlineAddresses(navigation);
  const kept = prerenderTargets(navigation, facts).filter(({ path: address }) => !online.includes(address));
  return new Set(kept.map(({ file }) => file)).add(NOT_FOUND);
}

/** The pages of a build that its worker installs, by address. */
export const installedPages = (built: readonly BuiltFile[], content: Content): Map<string, string> => {
  const pages = pagesOf(content);
  return new Map(built.filter(({ url }) => pages.has(url)).map(({ url }): [string, string] => [urlOf(url), url]));
};

/** The first page is asked for by itself, so it is a light one, and one that the host answers as any other. */
const lightestFirst = (a: BuiltFile, b: BuiltFile) =>
  Number(a.url === urlOf(NOT_FOUND)) - Number(b.url === urlOf(NOT_FOUND)) || a.size - b.size;

const hashOf = async (file: string): Promise<string> =>
  createHash('sha384')
    .update(await fs.readFile(file))
    .digest('base64');

type Pictures = Readonly<Record<string, PictureFiles>>;

/** A picture with what each of its files weighs. @param kept of its widths, those that are kept */
function pictureOf(
  built: readonly BuiltFile[],
  name: string,
  { hash }: PictureFiles,
  kept: readonly number[],
): OfflinePicture {
  const base = `/images/${name}-${hash}`;
  const sizeOf = (file: string) => {
    const size = built.find(({ url }) => `/${url}` === file)?.size;
    if (size === undefined) throw new Error(`The build has no ${file}`);
    return size;
  };
  const sizes = kept.map((width) => [width, sizeOf(`${base}-${width}.avif`), sizeOf(`${base}-${width}.webp`)] as const);
  return { base, sizes };
}

/** What is looked around in at twice the window's height: only its largest file will do. */
const panoramaOf = (built: readonly BuiltFile[], name: string, pictures: Pictures): OfflinePicture[] => {
  const files = pictures[name];
  return files ? [pictureOf(built, name, files, files.widths.slice(-1))] : [];
};

/**
 * Every picture that a page shows, and where the first walk begins: so much of the tour opens without a network unasked.
 * The picture that only messengers show is none of them.
 */
function selectPictures(built: readonly BuiltFile[], content: Content, pictures: Pictures): OfflinePicture[] {
  const panoramas = panoramasOf(content);
  const [first = ''] = panoramas;
  return [
    ...Object.entries(pictures)
      .filter(([name]) => name !== content.shell.share.name && !panoramas.has(name))
      .map(([name, files]) => pictureOf(built, name, files, files.widths)),
    ...panoramaOf(built, first, pictures),
  ];
}

/** The panoramas of each walk, which visitors ask for by themselves. */
const selectWalks = (built: readonly BuiltFile[], content: Content, pictures: Pictures): OfflineWalk[] =>
  walksOf(content).map(({ unit, points }) => ({
    unit,
    pictures: points.flatMap(({ picture }) => panoramaOf(built, picture.name, pictures)),
  }));

const digest = (value: unknown, length: number) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length);

/** What the worker must know of the site besides its files. Nothing here names a development. */
export const offlineSite = (
  { navigation, facts }: Content,
  headers: readonly HeaderRule[],
  entry: string,
): OfflineSite => ({
  headers: digest(headers, 8),
  entry: `/${entry}`,
  redirects: redirects(navigation, facts).map(({ from, to }) => [from, to] as const),
  rewrites: rewrites(navigation, facts).map(({ pattern, file }) => [pattern.source, urlOf(file)] as const),
  online: onlineAddresses(navigation),
  notFound: urlOf(NOT_FOUND),
});

interface OfflineEntriesOptions {
  dist: string;
  chunks: Chunks;
  content: Content;
  pictures: Pictures;
  pagesFile: OfflineFile;
  site: OfflineSite;
}

/** A line of the worker's list with its bytes, which workbox-build counts and takes away. */
type SizedEntry = OfflineEntry & { size: number };

/** A picture's part of the list. */
const lineOf = ({ base, sizes }: OfflinePicture) => ({
  url: base,
  revision: null,
  sizes,
  size: sizes.flatMap(([, avif, webp]) => [avif, webp]).reduce((sum, bytes) => sum + bytes, 0),
});

/** The built files that the worker keeps, each with its place, and last the worker itself, whose revision is the build's. */
export async function offlineEntries(
  built: readonly BuiltFile[],
  { dist, chunks, content, pictures, pagesFile, site }: OfflineEntriesOptions,
): Promise<SizedEntry[]> {
  const pages = pagesOf(content);
  const files = built.filter((file) => !isTooLarge(file)).sort((a, b) => (a.url < b.url ? -1 : 1));
  const at = (place: 'install' | 'page' | 'pack') =>
    Promise.all(
      files
        .filter(({ url }) => placeOf(url, pages, chunks) === place)
        .map(async ({ url, size }) => ({
          place,
          url: urlOf(url),
          revision: await hashOf(path.join(dist, url)),
          size,
        })),
    );
  const entries: SizedEntry[] = [
    ...(await at('install')),
    ...(await at('page')).sort(lightestFirst),
    { place: 'pages-file', url: pagesFile.url, revision: pagesFile.hash, size: 0 },
    ...(await at('pack')),
    ...selectPictures(built, content, pictures).map((picture) => ({ place: 'picture' as const, ...lineOf(picture) })),
    ...selectWalks(built, content, pictures).flatMap(({ unit, pictures: panoramas }) =>
      panoramas.map((picture) => ({ place: 'walk' as const, unit, ...lineOf(picture) })),
    ),
  ];
  return [...entries, { place: 'worker', url: WORKER_ADDRESS, revision: digest([site, entries], 12), size: 0 }];
}
