import { brokenPictures } from '#e2e/support/builds/offline.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

const PAGE = '/ComplexGuide/community';

/** Pictures in the window that were asked for and did not come. */
const brokenInSight = (page: Page) =>
  page.evaluate(
    () =>
      [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.complete && image.naturalWidth === 0 && bottom > 0 && top < window.innerHeight;
      }).length,
  );

test.describe('pictures that did not come', () => {
  test('come by themselves, also when the browser does not notice that the network is back', async ({ page }) => {
    await page.route('**/images/**', (route) => route.abort());
    await page.goto(PAGE);
    await untilReady(page);
    await expect.poll(() => brokenInSight(page)).toBeGreaterThan(0);
    await page.unroute('**/images/**');
    await expect.poll(() => brokenInSight(page), { timeout: 20_000 }).toBe(0);
  });

  test('all come at once when the network is back', async ({ page }) => {
    await page.route('**/images/**', (route) => route.abort());
    await page.goto(PAGE);
    await untilReady(page);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await expect
      .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)), { timeout: 20_000 })
      .toBe(true);
    // What asks again for them has come.
    await untilCodeRuns(page);
    await page.unroute('**/images/**');
    const started = Date.now();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(() => page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length))
      .toBe(0);
    expect(Date.now() - started).toBeLessThan(5000);
    expect(await brokenPictures(page)).toEqual([]);
  });
});

test('a home page whose pictures do not come is as wide as the window', { tag: '@phone' }, async ({ page }) => {
  await page.route(/\.(avif|webp)(\?|$)/, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await untilReady(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
