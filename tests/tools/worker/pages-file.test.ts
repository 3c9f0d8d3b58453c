import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageIn, type PagesFile } from '#protocol/worker/pages-file.ts';
import { pagesFileOf, writePagesFile } from '#tools/worker/pages-file.ts';

const EARLY = `<script>const early = '$& 한글';${'x'.repeat(2000)}</script>`;
const STYLE = `<style>p { margin: 0 }${' '.repeat(2000)}</style>`;
const html = (body: string, style = STYLE) =>
  `<!doctype html><html><head>${EARLY}${style}</head><body>${body}<script type="application/ld+json">{}</script></body></html>`;
const PAGES = new Map([
  ['/', html('집')],
  ['/privacy', html('<p>&lt;script&gt;</p>')],
  ['/press', html('', '<style>of one page</style>')],
]);
const RULES = [{ below: '/', headers: { 'X-Frame-Options': 'DENY' } }];

function distWith(pages: ReadonlyMap<string, string>): string {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-file-'));
  onTestFinished(() => fs.rmSync(dist, { recursive: true, force: true }));
  for (const [file, text] of pages) fs.writeFileSync(path.join(dist, file), text);
  return dist;
}

test('what every page repeats stands in the file once, and each page comes out of it as it was', () => {
  const file = pagesFileOf(PAGES);
  expect(file.parts).toEqual([EARLY, STYLE, '<style>of one page</style>']);
  expect(JSON.stringify(file).split('const early')).toHaveLength(2);
  for (const [url, page] of PAGES) expect(pageIn(file, url)).toBe(page);
  expect(pageIn(file, '/unknown')).toBeUndefined();
});

test('a page without the early script stops the build: nothing of it would be shared', () => {
  const pages = new Map([...PAGES, ['/broken', `<head>${STYLE}<script src="/early.js"></script></head>`]]);
  expect(() => pagesFileOf(pages)).toThrow('/broken has no inline script');
});

test('a page that holds the mark itself stops the build', () => {
  expect(() => pagesFileOf(new Map([['/odd', html('\0')]]))).toThrow('/odd');
});

test('the file is named by its content, and its hash is that of its bytes', async () => {
  const files = new Map([
    ['index.html', html('집')],
    ['privacy.html', html('a')],
  ]);
  const dist = distWith(files);
  const pages = new Map([
    ['/', 'index.html'],
    ['/privacy', 'privacy.html'],
  ]);
  const { url, hash } = await writePagesFile({ dist, pages, headers: RULES });
  expect(url).toMatch(/^\/assets\/pages-[\da-f]{8}\.json$/);
  const bytes = fs.readFileSync(path.join(dist, url));
  expect(hash).toBe(createHash('sha384').update(bytes).digest('base64'));
  expect(pageIn(JSON.parse(bytes.toString()) as PagesFile, '/')).toBe(files.get('index.html'));
  fs.writeFileSync(path.join(dist, 'privacy.html'), html('b'));
  expect((await writePagesFile({ dist, pages, headers: RULES })).url).not.toBe(url);
});

test('a page that is served with other headers than the rest stops the build', async () => {
  const pages = new Map([
    ['/', 'index.html'],
    [encodeURI('/단지/press'), 'press.html'],
  ]);
  const headers = [...RULES, { below: '/단지/', headers: { 'X-Frame-Options': 'SAMEORIGIN' } }];
  await expect(writePagesFile({ dist: distWith(new Map()), pages, headers })).rejects.toThrow('other headers');
});
