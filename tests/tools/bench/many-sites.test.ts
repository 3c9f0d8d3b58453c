import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkTheme } from '#site/check/check-theme.ts';
import { slopeOf } from '#tools/bench/sites.mjs';
import { findLeaks, indexWords } from '#tools/bench/sites/find-leaks.ts';
import { inventSite } from '#tools/bench/sites/invented-site.ts';

const SITES = Array.from({ length: 100 }, (_, index) => inventSite(index));

test('a hundred invented developments have no word in common, and each a look that passes', () => {
  const words = SITES.flatMap((site) => site.words);
  expect(new Set(words).size).toBe(words.length);
  expect(SITES.flatMap(({ theme }) => checkTheme({ theme }))).toEqual([]);
});

test('an invented development is the same each time', () => {
  expect(inventSite(7)).toEqual(inventSite(7));
});

test('a word of another development is found in texts and in names of files, one’s own is not', async () => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'leaks-'));
  onTestFinished(() => fs.rmSync(dist, { recursive: true, force: true }));
  fs.mkdirSync(path.join(dist, '물빛언덕'));
  fs.writeFileSync(path.join(dist, 'index.html'), '<title>가온마루</title> 031-123-4567');
  fs.writeFileSync(path.join(dist, '물빛언덕/press.html'), '');
  fs.writeFileSync(path.join(dist, 'hero.avif'), '031-765-4321');
  const index = indexWords(
    new Map([
      ['가온', ['가온마루', '031-123-4567']],
      ['물빛', ['물빛언덕', '031-123-4568', '031-765-4321']],
    ]),
  );
  expect(await findLeaks(dist, '가온', index)).toEqual([
    { word: '물빛언덕', owner: '물빛', file: '물빛언덕' },
    { word: '물빛언덕', owner: '물빛', file: '물빛언덕/press.html' },
  ]);
  // A colour that its own look is mixed to.
  expect(await findLeaks(dist, '가온', index, new Set(['물빛언덕']))).toEqual([]);
});

test('growth is what each takes more than the one before', () => {
  expect(slopeOf([10, 10, 10, 10])).toBe(0);
  expect(slopeOf([10, 12, 14, 16])).toBe(2);
  expect(slopeOf([16, 14, 12, 10])).toBe(-2);
});
