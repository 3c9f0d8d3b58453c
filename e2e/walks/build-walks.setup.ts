import fs from 'node:fs/promises';
import { test } from 'playwright/test';
import { buildSite } from '#e2e/support/builds/second-build.ts';
import { walkContent, walkDist } from '#e2e/support/builds/walk-site.ts';

test('a site is built through two of whose types visitors can walk', async () => {
  test.setTimeout(180_000);
  const { folder } = await walkContent(['84A', '59A']);
  await buildSite({ CONTENT: folder }, walkDist);
  await fs.rm(folder, { recursive: true });
});
