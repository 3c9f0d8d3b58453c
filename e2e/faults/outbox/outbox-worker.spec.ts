import type { BrowserContext } from 'playwright/test';
import { openCustomerPage, sendCustomer, test } from './hosted.ts';
import { readRows, storeRows, waitingRow } from '#e2e/support/outbox-rows.ts';
import { expect, type Page } from '#e2e/support/site.ts';
import { controlWorker } from './worker-control.ts';

test.use({ serviceWorkers: 'allow' });

/** A page of the site without a script: beside it the worker is alone. */
async function openSilentPage(context: BrowserContext): Promise<Page> {
  const silent = await context.newPage();
  await silent.goto('/licenses.txt');
  return silent;
}

test('F-15: with no page open a sync event sends what waits, and fails while something is left', async ({
  page,
  context,
  forms,
}) => {
  await openCustomerPage(page);
  const rows = [waitingRow(), waitingRow(), waitingRow()];
  const [first, second, third] = rows.map(({ id }) => id);
  await storeRows(page, rows);
  const silent = await openSilentPage(context);
  const worker = await controlWorker(silent);
  await page.close();

  forms.always(second ?? '', '500');
  await worker.sync({ lastChance: false });
  await expect.poll(() => worker.syncEnds()).toEqual(['Error: 1 leads still wait']);
  expect(forms.accepted()).toEqual(new Set([first, third]));
  expect(new Set(forms.posts().map(({ body }) => body['via']))).toEqual(new Set(['worker']));

  await worker.sync({ lastChance: true });
  await expect.poll(() => worker.syncEnds()).toHaveLength(2);
  expect((await worker.syncEnds())[1]).toBe('Error: 1 leads still wait');
  expect(await readRows(silent), 'kept for the next visit').toMatchObject([
    { id: second, state: 'queued', attempts: 3 },
  ]);

  forms.always(second ?? '', 'ok');
  await worker.sync({ lastChance: true });
  await expect.poll(async () => (await worker.syncEnds())[2]).toBe('done');
  expect(forms.accepted()).toEqual(new Set([first, second, third]));
  expect(await readRows(silent)).toEqual([]);
});

test('F-15: a lead saved without a network arrives when it is back, though its tab is closed', async ({
  page,
  context,
  forms,
}) => {
  await openCustomerPage(page);
  const silent = await openSilentPage(context);
  const worker = await controlWorker(silent);
  await context.setOffline(true);
  await sendCustomer(page, '홍길동');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('이 기기에 저장했으며');
  await page.close();
  expect(forms.posts()).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => worker.syncEnds(), { timeout: 15_000 }).toEqual(['done']);
  expect(forms.posts()).toMatchObject([{ form: 'customer', body: { via: 'worker' } }]);
  expect(await readRows(silent)).toEqual([]);
});

test('F-12: a worker stopped while it replays loses nothing, and the next visit delivers', async ({
  page,
  context,
  forms,
}) => {
  await openCustomerPage(page);
  const rows = [waitingRow(), waitingRow()];
  await storeRows(page, rows);
  const silent = await openSilentPage(context);
  const worker = await controlWorker(silent);
  // A sync event that CDP had fired would take the browser with it when the worker is stopped: this one is its own.
  await context.setOffline(true);
  await sendCustomer(page, '홍길동');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('이 기기에 저장했으며');
  await page.close();
  const ids = (await readRows(silent)).map(({ id }) => id);
  expect(ids).toHaveLength(3);

  forms.script('hang');
  await context.setOffline(false);
  await expect.poll(() => forms.posts().length, { timeout: 15_000 }).toBe(1);
  await worker.stop();
  const [leased] = (await readRows(silent)).filter(({ state }) => state === 'sending');
  expect(leased?.id, 'its row stands under the lease of the dead').toBe(forms.posts()[0]?.leadId);

  const next = await context.newPage();
  await openCustomerPage(next);
  await expect.poll(() => forms.accepted()).toEqual(new Set(ids));
  await expect.poll(() => readRows(next)).toEqual([]);
  expect(forms.posts().length, 'one repeat, for the verdict that was lost').toBe(4);
});
