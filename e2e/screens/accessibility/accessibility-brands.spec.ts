import fs from 'node:fs/promises';
import { brandContent } from '#e2e/support/builds/brand-build.ts';
import { buildSite } from '#e2e/support/builds/second-build.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { listed } from '#e2e/support/routes.ts';
import { expect, findProblems, test } from '#e2e/support/screens/accessibility.ts';
import { serveSite, untilReady } from '#e2e/support/site.ts';

/** The one whose families every checkout has. */
const BRAND = 'forest';
/** What has most of a brand: grounds, buttons, forms, drawings, tables. */
const KINDS = ['home', 'floor-plan', 'customer', 'notices', 'schedule', 'unit-table', 'price', 'faq'];

let folder = '';
let dist = '';

test.beforeAll(async () => {
  // A build beside other work.
  test.setTimeout(240_000);
  folder = await brandContent(BRAND);
  dist = await buildSite({ CONTENT: folder });
});

test.afterAll(() => Promise.all([folder, dist].map((made) => fs.rm(made, { recursive: true, force: true }))));

test('the main pages in another brand have no accessibility problem', async ({ page }) => {
  test.setTimeout(240_000);
  const pages = KINDS.map((kind) => listed.find((target) => target.page.kind === kind));
  const site = await serveSite({ dist, folder });
  try {
    for (const target of pages) {
      await page.goto(site.url + encodeURI(target?.path ?? 'a kind that has no page'));
      await untilReady(page);
      await untilCodeRuns(page);
      expect(await findProblems(page), target?.path).toEqual([]);
    }
  } finally {
    await site.close();
  }
});
