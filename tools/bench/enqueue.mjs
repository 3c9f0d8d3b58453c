import { timesLine } from './figures.mjs';
import { openForm, send } from './site.mjs';

const TIMES = 100;

/** Runs in the page: notes how long it takes from the tap on the button until the lead is durably written. */
function watchWrites() {
  const times = /** @type {number[]} */ ([]);
  let tappedAt = /** @type {number | null} */ (null);
  Object.assign(window, { enqueueTimes: times });
  document.addEventListener('click', (event) => (tappedAt = event.timeStamp), true);
  const { put } = /** @type {{ put: (value: unknown) => IDBRequest<IDBValidKey> }} */ (IDBObjectStore.prototype);
  IDBObjectStore.prototype.put = function watch(value) {
    if (this.name === 'leads' && tappedAt !== null) {
      const from = tappedAt;
      tappedAt = null;
      this.transaction.addEventListener('complete', () => times.push(performance.now() - from));
    }
    return put.call(this, value);
  };
}

/**
 * How long it takes until a lead is safe: from the tap until the strict transaction is complete.
 * @param {import('./site.mjs').BenchSite} site @param {{ name: string, slowdown: number, limitMs: number | null }} device @returns {Promise<import('./figures.mjs').Line>}
 */
export async function measureEnqueue(site, { name, slowdown, limitMs }) {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchWrites);
  await openForm(page, site);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let index = 0; index < TIMES; index++) {
    await send(page, index);
    await page.waitForFunction((count) => Reflect.get(window, 'enqueueTimes').length > count, index);
    // A success empties the form.
    await page.waitForFunction(
      () => /** @type {HTMLInputElement} */ (document.querySelector('main [name=name]')).value === '',
    );
  }
  const times = /** @type {number[]} */ (await page.evaluate(() => Reflect.get(window, 'enqueueTimes')));
  await context.close();
  return timesLine(name, times, limitMs);
}
