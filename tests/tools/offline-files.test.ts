import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content.ts';
import { documentsLeftOut, readOfflineFiles } from '#tools/offline-files.ts';

const content = await loadContent(path.join(root, 'tests/fixtures/second-site'));

async function packWith(notice: number): Promise<{ pack: string[]; leftOut: string[] }> {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-files-'));
  onTestFinished(() => fs.rmSync(dist, { recursive: true, force: true }));
  fs.writeFileSync(path.join(dist, 'index.html'), '');
  fs.writeFileSync(path.join(dist, 'announcement.pdf'), Buffer.alloc(notice));
  const { pack } = await readOfflineFiles(dist, content, {}, { entry: 'main.js', firebase: new Set() });
  return { pack: pack.map(({ url }) => url), leftOut: await documentsLeftOut(dist) };
}

test('a small notice is kept for reading without a network', async () => {
  expect(await packWith(300_000)).toEqual({ pack: ['/announcement.pdf'], leftOut: [] });
});

test('a notice as large as real ones are stays on the host, and the build says so', async () => {
  expect(await packWith(1_350_000)).toEqual({ pack: [], leftOut: ['announcement.pdf'] });
});
