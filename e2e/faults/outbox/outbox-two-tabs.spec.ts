import { openCustomerPage, test } from './hosted.ts';
import { readRows, storeRows, waitingRow } from '#e2e/support/outbox-rows.ts';
import { expect, type Page } from '#e2e/support/site.ts';
import { controlWorker } from './worker-control.ts';

test.use({ serviceWorkers: 'allow' });

const networkReturns = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

test('F-13: two tabs and the worker send 6 leads at once with 6 POSTs', async ({ page, context, forms }) => {
  const other = await context.newPage();
  await openCustomerPage(page);
  await openCustomerPage(other);
  const worker = await controlWorker(page);
  const rows = Array.from({ length: 6 }, () => waitingRow());
  await storeRows(page, rows);
  await Promise.all([networkReturns(page), networkReturns(other), worker.sync()]);
  await expect.poll(() => forms.accepted().size).toBe(6);
  await expect.poll(() => worker.syncEnds()).toHaveLength(1);
  await expect.poll(() => readRows(page)).toEqual([]);
  // Whoever had read the rows before they were gone has sent them when its drains are over.
  for (const tab of [page, other]) await tab.evaluate(() => window.early?.outbox.drain('online'));
  const sent = forms.posts().map(({ leadId }) => leadId);
  expect(sent.sort()).toEqual(rows.map(({ id }) => id).sort());
});
