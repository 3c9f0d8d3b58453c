import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

/** Names of the page chunks that were fetched, as they are built: `schedule-…js`. */
const fetched = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${wanted}-`)),
    name,
  );

test(
  'a link that is pointed at or focused brings its page’s code before it is opened',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/privacy');
    await untilReady(page);
    await page.waitForLoadState('networkidle');
    expect(await fetched(page, 'premium')).toBe(false);
    await page.getByRole('navigation', { name: '주 메뉴' }).first().getByRole('link', { name: '입지환경' }).hover();
    await page.getByRole('link', { name: '프리미엄' }).first().hover();
    await expect.poll(() => fetched(page, 'premium')).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: '언론보도' }).focus();
    await expect.poll(() => fetched(page, 'press-list')).toBe(true);
  },
);

/** An app's inner browser: no worker could bring the pages. */
const withoutWorkers = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

test('without a worker the next pages come while nothing happens, but not where data is dear @desktop', async ({
  page,
  browser,
  site,
}) => {
  await withoutWorkers(page);
  await page.goto('/BusinessGuide/intro');
  await untilReady(page);
  await expect.poll(() => fetched(page, 'schedule'), { timeout: 10_000 }).toBe(true);

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const dear = await context.newPage();
  await withoutWorkers(dear);
  await dear.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await dear.goto(`${site.url}/BusinessGuide/intro`);
  await untilReady(dear);
  await dear.waitForTimeout(4000);
  expect(await fetched(dear, 'schedule')).toBe(false);
  await context.close();
});
