import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { readEnvironment } from '#tools/host/environment.ts';
import type { Content } from '#site/content-schema.ts';
import { pointIn } from '#tests/support/tour/open-home.ts';
import { headerRules } from '#tools/host/host-headers.ts';
import { withOwnPagesIn } from '#tools/host/own-pages.ts';
import { prerenderTargets } from '#site/pages/routes.ts';
import { offlineFiles } from '#protocol/worker/offline-files.ts';
import {
  documentsLeftOut,
  installedPages,
  offlineEntries,
  offlineSite,
  urlOf,
  type BuiltFile,
} from '#tools/worker/offline-files.ts';

const content = withOwnPagesIn(await loadContent(path.join(root, 'tests/fixtures/second-site')), readEnvironment({}));
const HEADERS = headerRules({ ...content, tour: null }, readEnvironment({}), []);

const HOME: BuiltFile = { url: 'index.html', size: 0 };

function emptyDist(): string {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-files-'));
  onTestFinished(() => fs.rmSync(dist, { recursive: true, force: true }));
  fs.writeFileSync(path.join(dist, HOME.url), '');
  return dist;
}

interface FilesOptions {
  headers: typeof HEADERS;
  online: string[];
  tour: Content['tour'];
  pictures: Parameters<typeof offlineEntries>[1]['pictures'];
}

async function filesOf(
  dist: string,
  built: BuiltFile[],
  { headers = HEADERS, online = [''], tour = null, pictures = {} }: Partial<FilesOptions> = {},
) {
  const site = offlineSite(content, headers, 'main.js');
  const pagesFile = { url: '/assets/pages-1.json', hash: 'pages' };
  const options = {
    dist,
    chunks: { firebase: new Set<string>(), online: new Set(online) },
    content: { ...content, tour },
    pictures,
    pagesFile,
    site,
  };
  const entries = await offlineEntries(built, options);
  return offlineFiles(entries, site);
}

async function packWith(notice: number): Promise<{ pack: string[]; leftOut: string[] }> {
  const dist = emptyDist();
  fs.writeFileSync(path.join(dist, 'announcement.pdf'), Buffer.alloc(notice));
  const built = [HOME, { url: 'announcement.pdf', size: notice }];
  const { pack } = await filesOf(dist, built);
  return { pack: pack.map(({ url }) => url), leftOut: documentsLeftOut(built) };
}

test('a build that differs only in the headers that it is served with is another one to returning visitors', async () => {
  const dist = emptyDist();
  const stricter = HEADERS.map((rule) => ({ ...rule, headers: { ...rule.headers, 'X-Frame-Options': 'DENY' } }));
  const [first, again, other] = [
    await filesOf(dist, [HOME]),
    await filesOf(dist, [HOME]),
    await filesOf(dist, [HOME], { headers: stricter }),
  ];
  expect(again).toEqual(first);
  expect(other.build).not.toBe(first.build);
  expect(other.headers).not.toBe(first.headers);
});

test('a small notice is kept for reading without a network', async () => {
  expect(await packWith(300_000)).toEqual({ pack: ['/announcement.pdf'], leftOut: [] });
});

test('a notice as large as real ones are stays on the host, and the build says so', async () => {
  expect(await packWith(1_350_000)).toEqual({ pack: [], leftOut: ['announcement.pdf'] });
});

test('the page that is asked for by itself is a light one, and not the one of what there is not', async () => {
  const dist = emptyDist();
  const lighter = prerenderTargets(content.navigation, content.facts).find(({ file }) => file !== HOME.url);
  const built = ['404.html', lighter?.file ?? ''].map((url, size) => {
    fs.mkdirSync(path.dirname(path.join(dist, url)), { recursive: true });
    fs.writeFileSync(path.join(dist, url), '');
    return { url, size };
  });
  const { pages, install } = await filesOf(dist, [{ ...HOME, size: 9 }, ...built]);
  expect(pages.map(({ url }) => url)).toEqual([urlOf(lighter?.file ?? ''), '/', '/404']);
  expect(install).toEqual(pages);
});

test('neither the desk’s page nor a chunk of its own is kept; its address is passed over', async () => {
  const dist = emptyDist();
  const { slug } = content.facts;
  const urls = ['404.html', `${slug}/desk.html`, 'assets/desk-1.js', 'assets/leads-1.css', 'assets/parts-1.js'];
  const built = urls.map((url) => {
    fs.mkdirSync(path.dirname(path.join(dist, url)), { recursive: true });
    fs.writeFileSync(path.join(dist, url), '');
    return { url, size: 1 };
  });
  const files = await filesOf(dist, [HOME, ...built], { online: ['assets/desk-1.js', 'assets/leads-1.css'] });
  const kept = [...files.install, ...files.pack].map(({ url }) => url);
  expect(kept.toSorted()).toEqual(['/', '/404', '/assets/parts-1.js']);
  expect(installedPages([HOME, ...built], content).has(urlOf(`${slug}/desk.html`))).toBe(false);
  expect(files.online).toEqual([`/${slug}/desk`]);
});

test('of a tour only where the first walk begins is kept unasked; each walk can be kept as a whole', async () => {
  const names = ['hero', 'panorama-living', 'panorama-hall', 'panorama-bedroom'];
  const built = names.flatMap((name) =>
    [1500, 3000].flatMap((width) =>
      ['avif', 'webp'].map((format) => ({ url: `images/${name}-0123abcd-${width}.${format}`, size: width })),
    ),
  );
  const poster = { name: 'hero', alt: 'a' };
  const walkOf = (unit: string, ...rooms: string[]) => ({
    unit,
    poster,
    points: rooms.map((room) => ({ ...pointIn(room, room, [0, 0]), picture: { name: `panorama-${room}`, alt: 'a' } })),
  });
  const walks = [walkOf('a', 'living', 'hall'), walkOf('b', 'bedroom')];
  const tour = { lead: 'a', hint: 'a', tabs: [{ id: 'a', label: 'a', walks }] };
  const files = { hash: '0123abcd', width: 3000, height: 1500, widths: [1500, 3000] };
  const pictures = Object.fromEntries(names.map((name) => [name, files]));
  const kept = await filesOf(emptyDist(), [HOME, ...built], { tour, pictures });
  expect(kept.pictures.map(({ base }) => base)).toEqual(['/images/hero-0123abcd', '/images/panorama-living-0123abcd']);
  expect(kept.pictures[1]?.sizes).toEqual([[3000, 3000, 3000]]);
  expect(kept.walks.map(({ unit, pictures: shown }) => [unit, shown.map(({ base }) => base)])).toEqual([
    ['a', ['/images/panorama-living-0123abcd', '/images/panorama-hall-0123abcd']],
    ['b', ['/images/panorama-bedroom-0123abcd']],
  ]);
});
