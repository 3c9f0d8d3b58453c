import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

/** Whether a page chunk was asked for, as it is built: `schedule-…js`. */
const fetched = async (page: Page, name: string) =>
  (await page.requests()).some((request) => request.url().includes(`/assets/${name}-`));

test(
  'a link that is pointed at or focused brings its page’s code before it is opened',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/privacy');
    await untilReady(page);
    await untilCodeRuns(page);
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

/** Ten seconds in which nothing happens, once the code that waits for them is there. */
async function letIdle(page: Page): Promise<void> {
  await untilCodeRuns(page);
  await page.clock.runFor(10_000);
}

test('without a worker the next pages come while nothing happens, but not where data is dear @desktop', async ({
  page,
  browser,
  site,
}) => {
  await withoutWorkers(page);
  await page.clock.install();
  await page.goto('/BusinessGuide/intro');
  await untilReady(page);
  await letIdle(page);
  await expect.poll(() => fetched(page, 'schedule')).toBe(true);

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const dear = await context.newPage();
  await withoutWorkers(dear);
  await dear.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await dear.clock.install();
  await dear.goto(`${site.url}/BusinessGuide/intro`);
  await untilReady(dear);
  await letIdle(dear);
  await untilCodeRuns(dear);
  expect(await fetched(dear, 'schedule')).toBe(false);
  await context.close();
});
