import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { prerenderTargets } from '#site/pages/routes.ts';
import { compareHydration } from '#e2e/support/hydration.ts';
import { expect, serveSite, test } from '#e2e/support/site.ts';
import { root } from '#tools/commands/project.mjs';

let dist = '';

// React's development build names every difference that its production build mends in silence.
test.beforeAll(async () => {
  // A build, on a busy machine.
  test.setTimeout(300_000);
  dist = await fs.mkdtemp(path.join(os.tmpdir(), 'development-build-'));
  await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--mode',
      'development',
      '--outDir',
      dist,
      '--emptyOutDir',
    ],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development' },
    },
  );
});

test.afterAll(() => fs.rm(dist, { recursive: true, force: true }));

test('React’s development build finds no difference on any route', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(180_000);
  const site = await serveSite({ dist });
  try {
    const hydration = await compareHydration(page);
    for (const { path: address } of prerenderTargets(site.content.navigation, site.content.facts).filter(
      ({ indexed }) => indexed,
    )) {
      await page.goto(site.url + encodeURI(address));
      const { before, after, sameNodes } = await hydration();
      expect(after, address).toBe(before);
      expect(sameNodes, address).toBe(true);
    }
  } finally {
    await site.close();
  }
});
