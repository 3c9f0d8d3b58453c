import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contentFolder, loadContent } from '#tools/content.ts';
import { readEnvironment } from '#tools/environment.ts';
import { headerRules } from '#tools/host-headers.ts';
import { readOfflineFiles } from '#tools/offline-files.ts';

it('a build that differs only in the headers that it is served with is another one to returning visitors', async () => {
  const dist = await fs.mkdtemp(path.join(os.tmpdir(), 'dist-'));
  onTestFinished(() => fs.rm(dist, { recursive: true }));
  await fs.writeFile(path.join(dist, '404.html'), 'Not Found');
  const content = await loadContent(contentFolder(process.cwd()));
  const servedWith = (headers: ReturnType<typeof headerRules>) =>
    readOfflineFiles({
      dist,
      content,
      pictures: {},
      bundle: { entry: 'assets/main-1.js', firebase: new Set() },
      headers,
    });
  const today = headerRules({ ...content, tour: null }, readEnvironment({}));
  const stricter = today.map((rule) => ({ ...rule, headers: { ...rule.headers, 'X-Frame-Options': 'DENY' } }));
  const [first, again, other] = [await servedWith(today), await servedWith(today), await servedWith(stricter)];
  expect(again).toEqual(first);
  expect(other.build).not.toBe(first.build);
  expect(other.headers).not.toBe(first.headers);
});
