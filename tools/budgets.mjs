import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { weighOffline } from '#tools/commands/weights/offline-weight.mjs';
import { weighOutbox } from '#tools/commands/weights/outbox-weight.mjs';
import { brotliSize, openBuild, weighPage } from '#tools/commands/weights/page-weight.mjs';
import { inProject, root } from './commands/project.mjs';
import { buildFolder } from './commands/sites.mjs';
import { inlineScript } from '#tools/prerender/inline-parts.mjs';
import { weighViewer, weighWalks } from '#tools/commands/weights/walk-weight.mjs';

// What everything may weigh (S-94), in bytes; a kilobyte is 1000 bytes.

/** @typedef {import('#tools/commands/weights/page-weight.mjs').PageWeight} PageWeight */
/** @typedef {{ page: string, bytes: number }} Weight */
/** @typedef {Record<'films' | 'viewer' | 'panoramas' | 'walks' | 'notices' | 'drawings', Weight[]>} Media */
/** @typedef {{ name: string, bytes: number, limit: number, worst: string, isWithin: boolean }} Row */

const PRESS = new Set(['press-list', 'press-article']);

/** @param {string} name @param {number} limit @param {Weight[]} measured @returns {Row} */
function worstOf(name, limit, measured) {
  const [worst] = measured.toSorted((a, b) => b.bytes - a.bytes);
  return {
    name,
    limit,
    bytes: worst?.bytes ?? 0,
    worst: worst?.page ?? 'none',
    isWithin: (worst?.bytes ?? 0) <= limit,
  };
}

/**
 * One row per budget, with the page that comes nearest to it.
 * @param {PageWeight[]} pages @param {Media} media @returns {Row[]}
 */
export function checkBudgets(pages, { films, viewer, panoramas, walks, notices, drawings }) {
  /** @param {keyof PageWeight & ('html' | 'scripts' | 'css' | 'firstView' | 'firstPicture')} part @param {PageWeight[]} [of] */
  const each = (part, of = pages) => of.map((page) => ({ page: page.page, bytes: page[part] }));
  // A page without a kind is no page of the site's own.
  const rendered = pages.filter(({ kind }) => kind !== '');
  const average = rendered.reduce((total, { html }) => total + html, 0) / Math.max(1, rendered.length);
  const press = pages.filter(({ kind }) => PRESS.has(kind));
  const others = pages.filter(({ kind }) => !PRESS.has(kind));
  return [
    // With the early script and the styles of the first screen in each.
    worstOf('HTML of a page', 33_000, each('html')),
    worstOf('HTML on average', 24_200, [{ page: `${rendered.length} pages`, bytes: average }]),
    worstOf('scripts of a page', 110_000, each('scripts', others)),
    worstOf('scripts of a press page', 137_000, each('scripts', press)),
    worstOf('CSS of a page', 10_000, each('css')),
    worstOf('first view on a phone', 390_000, each('firstView')),
    worstOf('first picture on a phone', 90_000, each('firstPicture')),
    worstOf('film', 1_500_000, films),
    worstOf('viewer of a walk', 9000, viewer),
    worstOf('panorama', 90_000, panoramas),
    worstOf('walk, all of it', 750_000, walks),
    worstOf('announcement', 10_000_000, notices),
    worstOf('plan drawing', 12_000, drawings),
  ];
}

/** @param {NonNullable<Awaited<ReturnType<typeof weighOffline>>>} offline @returns {Row[]} */
export const checkOfflineBudgets = ({ install, packs }) => [
  worstOf('install set', 900_000, [{ page: 'sw.js', bytes: install }]),
  ...packs.map(({ device, bytes }) =>
    worstOf(`offline, ${device}`, 6_000_000, [{ page: 'with the install set', bytes }]),
  ),
];

/** @param {string} project folder with the sources @returns {Promise<Row>} */
export const checkOutboxBudget = async (project) =>
  // Four kilobytes, and what it took to give nothing up untried, to keep a shared device's promise to the hour, to read a
  // database of another version, to tell its listeners, and to bring each lead, with its visit, to two receivers.
  worstOf('outbox', 7400, [{ page: 'src/outbox, by gzip', bytes: await weighOutbox(project) }]);

/** The inline script that takes reservations before any other has come. @param {string} dist @returns {Promise<Row>} */
async function checkEarlyBudget(dist) {
  const html = await fs.readFile(path.join(dist, 'index.html'), 'utf8');
  const bytes = await brotliSize(Buffer.from(inlineScript(html, 'index.html')));
  // The last fifty bytes bring the rest of a document that the network has cut off.
  return worstOf('early script', 10_850, [{ page: 'src/early, in every page', bytes }]);
}

const gzip = promisify(zlib.gzip);

/**
 * What reading articles costs a visitor: Firestore with Firebase's core, without sign-in.
 * @param {string} dist @param {string[]} files of the build @param {PageWeight[]} pages @returns {Promise<Row>}
 */
async function checkFirestoreBudget(dist, files, pages) {
  const chunks = files.filter((file) => /^assets[\\/](firestore|firebase-core)-[^\\/]*\.js$/.test(file));
  if (chunks.length === 0 && pages.some(({ kind }) => PRESS.has(kind)))
    throw new Error('The build has press pages and no firestore chunk: nothing was measured.');
  const sizes = chunks.map(async (file) => (await gzip(await fs.readFile(path.join(dist, file)), { level: 9 })).length);
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  return worstOf('Firestore', 35_000, [{ page: 'press pages, by gzip', bytes }]);
}

/** @param {string} dist @returns {Promise<PageWeight[]>} */
export async function weighBuild(dist) {
  const files = (await fs.readdir(dist, { recursive: true })).map((file) => file.replaceAll(path.sep, '/')).sort();
  const build = openBuild(dist);
  const pages = await Promise.all(files.filter((file) => file.endsWith('.html')).map((file) => weighPage(build, file)));
  if (pages.length === 0) throw new Error('The build has no page: nothing was measured.');
  // Without the attribute every page would pass as one without scripts.
  if (!pages.some(({ page, scripts }) => page === 'index.html' && scripts > 0))
    throw new Error('index.html names no scripts: data-scripts is missing, so nothing was measured.');
  return pages;
}

/** Measures a build, and the outbox of the sources, against every budget. @param {string} dist @returns {Promise<Row[]>} */
export async function measureBuild(dist) {
  const files = await fs.readdir(dist, { recursive: true });
  /** @param {RegExp} pattern @param {(file: string) => Promise<number>} sizeOf */
  const weigh = (pattern, sizeOf) =>
    Promise.all(
      files
        .filter((file) => pattern.test(file))
        .map(async (file) => ({ page: file, bytes: await sizeOf(path.join(dist, file)) })),
    );
  /** @param {string} file */
  const asItIs = async (file) => (await fs.stat(file)).size;
  const media = {
    films: await weigh(/\.(mp4|webm)$/, asItIs),
    viewer: await weighViewer(dist, files),
    ...(await weighWalks(dist)),
    notices: await weigh(/^announcement\.pdf$/, asItIs),
    drawings: await weigh(/^assets[\\/]plans[\\/].*\.svg$/, async (file) => brotliSize(await fs.readFile(file))),
  };
  const offline = await weighOffline(dist);
  const pages = await weighBuild(dist);
  return [
    ...checkBudgets(pages, media),
    await checkFirestoreBudget(dist, files, pages),
    ...(offline ? checkOfflineBudgets(offline) : []),
    await checkEarlyBudget(dist),
    await checkOutboxBudget(root),
  ];
}

/** @param {number} bytes */
const inKilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);

/** @param {Row[]} rows */
export const formatRows = (rows) =>
  [
    `${'budget'.padEnd(26)}${'kB'.padStart(8)}${'limit'.padStart(8)}        worst`,
    ...rows.map(
      ({ name, bytes, limit, worst, isWithin }) =>
        `${name.padEnd(26)}${inKilobytes(bytes)}${inKilobytes(limit)}  ${isWithin ? 'ok  ' : 'OVER'}  ${worst}`,
    ),
  ].join('\n');

/** Every page with its parts, for whoever has to make one lighter. @param {PageWeight[]} pages */
export const formatPages = (pages) =>
  [
    '\n    html scripts     css   fonts    pics    view  page',
    ...pages.map(({ page, html, scripts, css, fonts, pictures, firstView }) =>
      [html, scripts, css, fonts, pictures, firstView].map(inKilobytes).join('').concat(`  ${page}`),
    ),
  ].join('\n');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [dist = inProject(buildFolder())] = process.argv.slice(2).filter((option) => !option.startsWith('--'));
  const rows = await measureBuild(dist);
  console.log(formatRows(rows));
  if (process.argv.includes('--pages')) console.log(formatPages(await weighBuild(dist)));
  process.exitCode = rows.every((row) => row.isWithin) ? 0 : 1;
}
