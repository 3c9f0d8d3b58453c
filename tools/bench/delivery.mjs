import { timesLine } from './figures.mjs';
import { openForm, send } from './site.mjs';

const TIMES = 30;
const LIMIT_MS = 3000;

/**
 * How long a saved lead takes to the form service once the network is back and the page is open. Each time is a
 * visitor's first: a browser storage of its own.
 * @param {import('./site.mjs').BenchSite} site @returns {Promise<import('./figures.mjs').Line>}
 */
export async function measureDelivery(site) {
  const times = [];
  for (let index = 0; index < TIMES; index++) {
    const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await openForm(page, site);
    await context.setOffline(true);
    await send(page, index);
    await page.waitForSelector('main [role="alert"]');
    const arrival = site.nextLead();
    const before = performance.now();
    await context.setOffline(false);
    await arrival;
    times.push(performance.now() - before);
    await context.close();
  }
  return timesLine('network back → lead at the service', times, LIMIT_MS);
}
