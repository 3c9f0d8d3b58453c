import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { OfflineFiles, OfflinePicture } from '#protocol/offline-files.ts';
import { prerenderTargets, redirects, rewrites } from '#site/routes.ts';
import type { Content } from '#site/content-schema.ts';
import type { HeaderRule } from './host-headers.ts';
import { VIEWER_FILES } from './panorama-viewer.ts';
import type { PictureFiles } from './picture-files.ts';

/** What only the bundler knows. */
export interface BundleFacts {
  entry: string;
  /** Chunks that hold Firebase: the press pages' alone, so they are no part of the install set. */
  firebase: ReadonlySet<string>;
}

const NOT_FOUND = '404.html';

/** A real notice may be many times as large as the rest of the site: it stays on the host. */
const MOST_PDF_BYTES = 400_000;

/** Documents of a build that are too large to be kept on visitors' devices. */
export async function documentsLeftOut(dist: string): Promise<string[]> {
  const names = (await fs.readdir(dist)).filter((name) => name.endsWith('.pdf'));
  const sizes = await Promise.all(names.map(async (name) => (await fs.stat(path.join(dist, name))).size));
  return names.filter((_name, index) => (sizes[index] ?? 0) > MOST_PDF_BYTES);
}

type Place = 'install' | 'pack' | 'none';

/** Where a file of the build belongs. Pictures are listed apart; films, lists and licences stay on the host. */
function placeOf(file: string, pages: ReadonlySet<string>, { firebase }: BundleFacts): Place {
  const isOfTour = /^tour\/.*\.html$/.test(file) || VIEWER_FILES.some((name) => name === file);
  if (isOfTour || file.endsWith('.pdf') || firebase.has(file)) return 'pack';
  // Drawings of plans and maps are small, and what people look up again: they belong to the install set.
  if (/^assets\/.*\.(js|css|woff2|svg)$/.test(file) || /^maps\/.*\.svg$/.test(file)) return 'install';
  // An article's page is no part of it: without a network the shell shows what was read.
  if (file.endsWith('.html')) return pages.has(file) ? 'install' : 'none';
  // Next to the pages lie the site's icons. Only systems ask for the large ones, when they install or update the site,
  // and then there is a network.
  return /^[^/]+\.(svg|ico|webmanifest)$/.test(file) ? 'install' : 'none';
}

/** As a page asks for it: clean and encoded. */
export const urlOf = (file: string): string =>
  encodeURI(file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

const hashOf = async (file: string): Promise<string> =>
  createHash('sha384')
    .update(await fs.readFile(file))
    .digest('base64');

async function pictureOf(dist: string, base: string, widths: readonly number[]): Promise<OfflinePicture> {
  const size = async (width: number, format: string) =>
    (await fs.stat(path.join(dist, `${base}-${width}.${format}`))).size;
  const sizes = await Promise.all(
    widths.map(async (width) => [width, await size(width, 'avif'), await size(width, 'webp')] as const),
  );
  return { base, sizes };
}

/** Every picture that a page shows. The one that only messengers show is none of them. */
function selectPictures(
  dist: string,
  { tour, shell }: Content,
  pictures: Readonly<Record<string, PictureFiles>>,
): Promise<OfflinePicture[]> {
  const panoramas = new Set((tour?.tabs ?? []).flatMap(({ view }) => ('panorama' in view ? view.panorama.name : [])));
  const shown = Object.entries(pictures).filter(([name]) => name !== shell.share.name);
  return Promise.all(
    // A panorama is looked around in at twice the window's height: only its largest file will do.
    shown.map(([name, { hash, widths }]) =>
      pictureOf(dist, `/images/${name}-${hash}`, panoramas.has(name) ? widths.slice(-1) : widths),
    ),
  );
}

const digest = (value: unknown, length: number) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length);

interface OfflineFilesOptions {
  dist: string;
  content: Content;
  pictures: Readonly<Record<string, PictureFiles>>;
  bundle: BundleFacts;
  /** What the host sends with every file. */
  headers: readonly HeaderRule[];
}

/** What the worker of the build in `dist` must know. Nothing here names a development. */
export async function readOfflineFiles({
  dist,
  content,
  pictures,
  bundle,
  headers,
}: OfflineFilesOptions): Promise<OfflineFiles> {
  const entries = await fs.readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const leftOut = await documentsLeftOut(dist);
  const pages = new Set(prerenderTargets(content.navigation, content.facts).map(({ file }) => file)).add(NOT_FOUND);
  const at = (place: Place) =>
    Promise.all(
      names
        .filter((name) => placeOf(name, pages, bundle) === place && !leftOut.includes(name))
        .map(async (name) => ({ url: urlOf(name), hash: await hashOf(path.join(dist, name)) })),
    );
  const files = {
    headers: digest(headers, 8),
    entry: `/${bundle.entry}`,
    install: await at('install'),
    pack: await at('pack'),
    pictures: await selectPictures(dist, content, pictures),
    redirects: redirects(content.navigation, content.facts).map(({ from, to }) => [from, to] as const),
    rewrites: rewrites(content.navigation, content.facts).map(
      ({ pattern, file }) => [pattern.source, urlOf(file)] as const,
    ),
    notFound: urlOf(NOT_FOUND),
  };
  return { build: digest(files, 12), ...files };
}
