import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOutboxBudget, formatRows, measureBuild, weighBuild } from '#tools/budgets.mjs';

let dist: string;

/** Bytes that no compression makes smaller. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 1000);

function write(name: string, content: string | Buffer) {
  const file = path.join(dist, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

const page = (body: string, kind = 'guide', scripts = '/assets/entry.js /assets/page.js') =>
  `<!doctype html><html lang="ko" data-scripts="${scripts}" data-kind="${kind}"><head>
   <link rel="stylesheet" href="/assets/site.css"><script>const text = '<img src="/never.jpg">';</script></head><body>${body}</body></html>`;

beforeEach(() => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'budgets-'));
  write('assets/entry.js', noise(90));
  write('assets/page.js', noise(10));
  write('assets/sans.woff2', noise(50));
  write('assets/hangul.woff2', noise(30));
  write(
    'assets/site.css',
    `@font-face { font-family: a; src: url('/assets/sans.woff2') format('woff2'); }
     @font-face { font-family: b; src: url(./hangul.woff2) format('woff2'); unicode-range: U+AC00-D7A3; }
     @font-face { font-family: c; src: local('Malgun Gothic'); }`,
  );
  write('index.html', page('<p>온새미</p>', 'home'));
});

afterEach(() => fs.rmSync(dist, { recursive: true, force: true }));

const rowOf = async (name: string) => {
  const row = (await measureBuild(dist)).find((candidate) => candidate.name === name);
  if (!row) throw new Error(`no row ${name}`);
  return row;
};
const weightOf = async (name: string) => {
  const weight = (await weighBuild(dist)).find((candidate) => candidate.page === name);
  if (!weight) throw new Error(`no page ${name}`);
  return weight;
};

test('a light build is within every budget', async () => {
  const rows = await measureBuild(dist);
  expect(rows.filter((row) => !row.isWithin)).toEqual([]);
  expect(rows).toHaveLength(16);
  expect(formatRows(rows)).toContain('ok');
});

test('fonts that the styles in the document name are weighed too', async () => {
  const styled = page('<p>온새미</p>').replace(
    '<link rel="stylesheet" href="/assets/site.css">',
    '<style>@font-face { font-family: a; src: url(/assets/sans.woff2) format("woff2"); }</style>',
  );
  write('styled.html', styled);
  expect(await weightOf('styled.html')).toMatchObject({ fonts: 50_000, css: 0 });
});

test('a plan is weighed with the page that shows it, and by itself', async () => {
  write('assets/plans/84a-00000000.svg', Buffer.concat([Buffer.from('<svg>'), noise(13)]));
  write('plan.html', page('<svg><use href="/assets/plans/84a-00000000.svg#extended"/><use href="#local"/></svg>'));
  expect(await rowOf('plan drawing')).toMatchObject({ isWithin: false, worst: 'assets/plans/84a-00000000.svg' });
  expect((await weightOf('plan.html')).pictures).toBeGreaterThan(13_000);
});

test('scripts over the limit fail and name the page; a press page may have more', async () => {
  write('assets/press.js', noise(34));
  write('assets/firestore-1.js', noise(30));
  write('press.html', page('', 'press-list', '/assets/entry.js /assets/page.js /assets/press.js'));
  expect((await rowOf('scripts of a page')).isWithin).toBe(true);
  expect((await rowOf('scripts of a press page')).isWithin).toBe(true);
  write('단지안내/heavy.html', page('', 'guide', '/assets/entry.js /assets/page.js /assets/press.js'));
  const row = await rowOf('scripts of a page');
  expect(row).toMatchObject({ isWithin: false, worst: '단지안내/heavy.html' });
  expect(row.bytes).toBeGreaterThan(133_000);
  expect(formatRows([row])).toContain('OVER');
});

test('Firestore has a limit of its own, and a press page without its chunk is not taken for a light one', async () => {
  write('press.html', page('', 'press-list'));
  await expect(measureBuild(dist)).rejects.toThrow('no firestore chunk');
  write('assets/firestore-1.js', noise(34));
  expect(await rowOf('Firestore')).toMatchObject({ isWithin: true });
  write('assets/firestore-1.js', noise(36));
  expect(await rowOf('Firestore')).toMatchObject({ isWithin: false });
});

test('HTML counts per page and on average', async () => {
  write('long.html', page(noise(15).toString('base64')));
  expect((await rowOf('HTML of a page')).isWithin).toBe(true);
  expect((await rowOf('HTML on average')).bytes).toBeGreaterThan(7000);
  write('longer.html', page(noise(65).toString('base64')));
  expect(await rowOf('HTML of a page')).toMatchObject({ isWithin: false, worst: 'longer.html' });
  expect((await rowOf('HTML on average')).isWithin).toBe(false);
});

test('the first view holds HTML, CSS, scripts, fonts and the pictures that a phone loads at once', async () => {
  for (const width of [480, 960, 1600]) write(`images/hero-${width}.avif`, noise(width / 10));
  write('images/poster.jpg', noise(7));
  write(
    'index.html',
    page(`<picture>
        <source media="(min-width: 901px)" type="image/avif" srcset="/images/never.avif 960w">
        <source type="image/avif" srcset="/images/hero-480.avif 480w, /images/hero-1600.avif 1600w, /images/hero-960.avif 960w">
        <img src="/images/hero.webp" alt="">
      </picture>
      <img loading="lazy" src="/images/below.webp" alt=""><video poster="/images/poster.jpg"></video>온새미`),
  );
  const weight = await weightOf('index.html');
  expect(weight.pictures).toBe(160_000 + 7000);
  expect(weight.fonts).toBe(80_000);
  expect(weight.firstView).toBe(weight.html + weight.css + weight.scripts + weight.fonts + weight.pictures);
});

test('a first view that is too heavy fails', async () => {
  write('images/huge.jpg', noise(300));
  write('index.html', page('<img src="/images/huge.jpg" alt="">', 'home'));
  expect(await rowOf('first view on a phone')).toMatchObject({ isWithin: false, worst: 'index.html' });
});

test('a face whose range the page does not use loads no font', async () => {
  write('latin.html', page('<p>Not Found</p>'));
  expect((await weightOf('latin.html')).fonts).toBe(50_000);
});

test('the first picture has a limit of its own', async () => {
  write('images/first.avif', noise(80));
  const first = (file: string) =>
    `<picture><source type="image/avif" srcset="${file} 900w"><img fetchpriority="high" src="/images/first.webp" alt=""></picture>`;
  write('index.html', page(first('/images/first.avif'), 'home'));
  expect(await rowOf('first picture on a phone')).toMatchObject({ isWithin: true, bytes: 80_000, worst: 'index.html' });
  write('images/heavy.avif', noise(95));
  write('index.html', page(first('/images/heavy.avif'), 'home'));
  expect((await rowOf('first picture on a phone')).isWithin).toBe(false);
});

test('a walk counts with all of its panoramas, each by itself, and what draws it', async () => {
  write('assets/walk-view-1.js', noise(8));
  write('assets/walk-view-2.css', noise(2));
  const panorama = (name: string, bytes: number) => ({ base: `/images/${name}`, sizes: [[3000, bytes, 2 * bytes]] });
  const heavy = {
    unit: '84A',
    pictures: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => panorama(name, 89_000)),
  };
  const light = { unit: '59A', pictures: [panorama('k', 91_000)] };
  const list = { install: [], pages: [], pagesFile: { url: '/' }, pack: [], pictures: [], walks: [light, heavy] };
  write('offline-files.json', JSON.stringify(list));
  expect(await rowOf('walk, all of it')).toMatchObject({ isWithin: false, bytes: 801_000, worst: '84A' });
  expect(await rowOf('panorama')).toMatchObject({ isWithin: false, bytes: 91_000, worst: '/images/k' });
  expect((await rowOf('viewer of a walk')).isWithin).toBe(false);
});

test('the announcement has a limit of its own', async () => {
  write('announcement.pdf', noise(10_001));
  expect((await rowOf('announcement')).isWithin).toBe(false);
});

test('films count by themselves', async () => {
  write('films/tour.mp4', noise(1400));
  expect((await rowOf('film')).isWithin).toBe(true);
  write('films/long.webm', noise(1600));
  expect(await rowOf('film')).toMatchObject({ isWithin: false, worst: path.join('films', 'long.webm') });
});

test('the outbox counts as a page loads it: with what it imports, without comments, idb and what nobody uses', async () => {
  // Hexadecimal digits: half of each byte is noise.
  const weigh = (kilobytes: number) => {
    const digits = () => noise(kilobytes).toString('hex');
    write('package.json', JSON.stringify({ imports: { '#outbox/*': './src/outbox/*' } }));
    write('src/outbox/text.ts', `export const text = '${digits()}'; export const unused = '${digits()}';`);
    write(
      'src/outbox/outbox.ts',
      `import { wrap } from 'idb'; import { text } from './text.ts';
       /** ${digits()} */
       export const openOutbox = () => wrap(text as never);`,
    );
    write('src/outbox/lead.ts', 'export const newLeadId = () => 3;');
    return checkOutboxBudget(dist);
  };
  const row = await weigh(3);
  expect(row).toMatchObject({ name: 'outbox', limit: 7400, isWithin: true });
  expect(row.bytes).toBeGreaterThan(3000);
  expect((await weigh(8)).isWithin).toBe(false);
});

test('the early script counts as it stands in a page', async () => {
  const script = (kilobytes: number) =>
    write(
      'index.html',
      page(`<p></p>`, 'home').replace(/<script>.*<\/script>/s, `<script>${noise(kilobytes).toString('hex')}</script>`),
    );
  script(6);
  expect(await rowOf('early script')).toMatchObject({ isWithin: true, limit: 10_850 });
  script(12);
  expect((await rowOf('early script')).isWithin).toBe(false);
  write('index.html', page('', 'home').replace(/<script>.*<\/script>/s, ''));
  await expect(measureBuild(dist)).rejects.toThrow('no inline script');
});

test('a build that cannot be measured is an error, not a pass', async () => {
  write('broken.html', page('', 'guide', '/assets/gone.js'));
  await expect(measureBuild(dist)).rejects.toThrow('broken.html names /assets/gone.js');
  fs.rmSync(path.join(dist, 'broken.html'));
  write('index.html', page('', 'home', ''));
  await expect(measureBuild(dist)).rejects.toThrow('data-scripts');
});
