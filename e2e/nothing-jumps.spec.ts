import { listed } from './support/routes.ts';
import { expect, test, untilReady, type Page } from './support/site.ts';

type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node: Node | null }[] };

/** Notes every shift of the layout that no input has caused, with what was moved. */
function watchLayout() {
  const shifts: { value: number; moved: string[] }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''));
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

test('nothing jumps while a page loads and is scrolled through, on any route', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(watchLayout);
  const jumping: Record<string, unknown> = {};
  for (const { path } of listed) {
    await page.goto(encodeURI(path));
    await untilReady(page);
    await scrollThrough(page);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; moved: string[] }[]);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    // Letters that are a hair wider in the site's own type than in the one before it are 0.00 to everybody.
    if (sum >= 0.005) jumping[path] = { sum, shifts };
  }
  expect(jumping).toEqual({});
});
