import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOfflineBudgets } from '#tools/budgets.mjs';
import { weighOffline } from '#tools/commands/weights/offline-weight.mjs';

const PRESS = encodeURI('/단지/press');

let dist: string;
const write = (name: string, bytes: Buffer | string) => {
  fs.mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
  fs.writeFileSync(path.join(dist, name), bytes);
};

beforeEach(() => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-weight-'));
});
afterEach(() => fs.rmSync(dist, { recursive: true, force: true }));

test('the install set counts as it travels, its pages in one file, the pack in the files that each device uses', async () => {
  write('index.html', 'a'.repeat(50_000));
  write('단지/press.html', randomBytes(1000));
  write('privacy.html', randomBytes(3000));
  write('assets/pages-00000000.json', randomBytes(2000));
  write('assets/sans-00000000.woff2', randomBytes(7000));
  write('announcement.pdf', Buffer.alloc(9000));
  write(
    'offline-files.json',
    JSON.stringify({
      install: [{ url: '/' }, { url: '/privacy' }, { url: PRESS }, { url: '/assets/sans-00000000.woff2' }],
      pages: [{ url: PRESS }, { url: '/' }, { url: '/privacy' }],
      pagesFile: { url: '/assets/pages-00000000.json' },
      pack: [{ url: '/announcement.pdf' }],
      pictures: [
        {
          base: '/images/hero-00000000',
          sizes: [
            [1280, 20_000, 30_000],
            [1920, 40_000, 50_000],
          ],
        },
      ],
    }),
  );
  const offline = await weighOffline(dist);
  expect(offline?.install).toBeGreaterThan(10_000);
  expect(offline?.install).toBeLessThan(10_200);
  const beyond = offline?.packs.map(({ device, bytes }) => [device, bytes - offline.install]);
  expect(beyond).toEqual([
    ['phone', 29_000],
    ['desktop', 49_000],
    ['old desktop', 39_000],
  ]);
});

test('a build without worker has nothing to weigh', async () => {
  expect(await weighOffline(dist)).toBeNull();
});

test('too much is over budget', () => {
  const rows = checkOfflineBudgets({ install: 900_001, packs: [{ device: 'phone', bytes: 5_000_000 }] });
  expect(rows.map(({ name, isWithin }) => [name, isWithin])).toEqual([
    ['install set', false],
    ['offline, phone', true],
  ]);
});
