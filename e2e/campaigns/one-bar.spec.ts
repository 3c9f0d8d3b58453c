import { visitorsReserve } from '#e2e/support/network/one-bar.ts';
import { expect, test } from '#e2e/support/site.ts';
import { weakNetwork } from '#e2e/support/network/weak-network.ts';

const VISITORS = 50;
const LOADS = 5;

test('a tap at the first paint opens the popup, at 400 kbps and 400 ms', async ({ browser, site }) => {
  const network = await weakNetwork({ port: site.port, kbps: 400, latencyMs: 400 });
  const opened: number[] = [];
  for (let load = 0; load < LOADS; load++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        if (!list.getEntriesByName('first-contentful-paint').length) return;
        const button = document.querySelector<HTMLElement>('aside [data-action="reservation"]');
        const tapped = performance.now();
        button?.click();
        const look = () => {
          if (document.querySelector('dialog[data-popup="reservation"]')?.matches(':modal'))
            requestAnimationFrame(() => Object.assign(window, { opened: performance.now() - tapped }));
          else requestAnimationFrame(look);
        };
        look();
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(`${network.url}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'opened' in window, undefined, { timeout: 60_000 });
    expect(await page.evaluate(() => window.early?.taken), 'no other script has come').toBe(false);
    opened.push(await page.evaluate(() => (window as unknown as { opened: number }).opened));
    await context.close();
  }
  console.log(`one bar: tap at first paint to open popup, ms: ${opened.map((ms) => ms.toFixed(0)).join(', ')}`);
  await network.close();
});

test(`${VISITORS} visitors reserve, three seconds with a network and three without`, async ({ browser, site }) => {
  test.setTimeout(40 * 60_000);
  const told = await visitorsReserve(browser, site, VISITORS);
  const leads = await site.inbox();
  const thanked = told.filter((words) => words.includes('등록이 완료')).length;
  const silent = told.filter((words) => words === '').length;
  console.log(
    `one bar: ${VISITORS} visitors, ${thanked} thanked at once, ${VISITORS - thanked - silent} told that it is kept, ${silent} told nothing; ${leads.length} leads`,
  );
  expect(silent).toBe(0);
  expect(new Set(leads.map(({ fields }) => fields['name'])).size).toBe(VISITORS);
  expect(leads).toHaveLength(VISITORS);
});
