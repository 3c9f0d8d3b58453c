import fs from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { brandContent } from '#e2e/support/builds/brand-build.ts';
import { buildSite } from '#e2e/support/builds/second-build.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { listed } from '#e2e/support/routes.ts';
import { expect, findProblems, test } from '#e2e/support/screens/accessibility.ts';
import { serveSite, untilReady } from '#e2e/support/site.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** A brand changes no structure, so one page of each kind shows all that it colours. */
const kinds = [...new Map(listed.map((target) => [target.page.kind, target])).values()];

async function problemsOf(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await untilReady(page);
  await untilCodeRuns(page);
  return findProblems(page);
}

for (const brand of ['forest', 'coral', 'gold'])
  test(`no kind of page has an accessibility problem in the brand ${brand}`, async ({ page }) => {
    // A build, and each kind twice.
    test.setTimeout(900_000);
    const folder = await brandContent(brand);
    const dist = await buildSite({ CONTENT: folder });
    const site = await serveSite({ dist, folder });
    try {
      expect(kinds.length).toBeGreaterThan(20);
      const found = new Map<string, string[]>();
      // Phones first: a browser that has a picture in a larger size leaves the smaller one that was asked for ahead.
      for (const size of WIDTHS) {
        await page.setViewportSize(size);
        for (const { path } of kinds)
          found.set(`${path} at ${size.width}`, await problemsOf(page, site.url + encodeURI(path)));
      }
      expect([...found].filter(([, problems]) => problems.length > 0)).toEqual([]);
    } finally {
      await site.close();
      await Promise.all([folder, dist].map((made) => fs.rm(made, { recursive: true, force: true })));
    }
  });
