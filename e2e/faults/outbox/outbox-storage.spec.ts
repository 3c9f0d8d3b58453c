import { OUTBOX_DATABASE } from '#protocol/outbox/outbox-names.ts';
import { openCustomerPage, sendCustomer, test } from './hosted.ts';
import { DATABASE_VERSION, readRows, storeRows, waitingRow } from '#e2e/support/outbox-rows.ts';
import { expect } from '#e2e/support/site.ts';

test('F-17: a database that the browser clears under an open page is opened again, and keeps the next lead', async ({
  page,
  context,
  site,
  forms,
}) => {
  await openCustomerPage(page);
  await storeRows(page, [waitingRow()]);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'indexeddb' });
  // The browser answers the clearing before it has ended: a read in between may go unanswered, and is made again.
  const left: unknown[] = [];
  await expect(async () => void left.push(...(await readRows(page)))).toPass({ timeout: 60_000 });
  expect(left).toEqual([]);
  forms.script('500');
  await sendCustomer(page, '홍길동');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('이 기기에 저장했으며');
  const [row] = await readRows(page);
  expect(row).toMatchObject({ state: 'queued', attempts: 1 });
  await expect.poll(() => forms.accepted(), { timeout: 15_000 }).toEqual(new Set([row?.id]));
  await expect.poll(() => readRows(page)).toEqual([]);
});

test('F-18: while a tab of this build is open a newer one changes the schema, and every tab goes on with its leads', async ({
  page,
  context,
  forms,
}) => {
  await openCustomerPage(page);
  const before = waitingRow();
  await storeRows(page, [before]);
  const newer = await context.newPage();
  await newer.goto('/licenses.txt');
  const upgraded = await newer.evaluate(
    ([name, version]) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('newer'));
        opening.addEventListener('blocked', () => resolve('blocked'));
        opening.addEventListener('success', () => resolve([...opening.result.objectStoreNames].join()));
      }),
    [OUTBOX_DATABASE, DATABASE_VERSION + 1] as const,
  );
  expect(upgraded, 'the open tab gave way').toBe('leads,ledgers,newer');
  expect(await readRows(newer)).toMatchObject([{ id: before.id, state: 'queued' }]);

  await sendCustomer(page, '홍길동');
  await expect(page.getByRole('main').getByRole('status')).toContainText('등록이 완료되었습니다.');
  const later = await context.newPage();
  await openCustomerPage(later);
  await expect.poll(() => forms.accepted().size).toBe(2);
  expect(forms.accepted()).toContain(before.id);
  await expect.poll(() => readRows(later)).toEqual([]);
});

test('F-21: persistent storage is asked for once, after the first save', async ({ page, forms }) => {
  await page.addInitScript(() => {
    const { persist } = StorageManager.prototype as { persist: () => Promise<boolean> };
    const asked = { times: 0 };
    Object.assign(window, { asked });
    StorageManager.prototype.persist = function count() {
      asked.times += 1;
      return persist.call(this);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
  await openCustomerPage(page);
  expect(await asked()).toBe(0);
  for (const name of ['홍길동', '김온새']) {
    await sendCustomer(page, name);
    await expect(page.getByRole('main').getByLabel('이름')).toHaveValue('');
  }
  await expect.poll(() => forms.accepted().size).toBe(2);
  expect(await asked()).toBe(1);
});

test('F-21, F-22: without worker, SyncManager, Web Locks, channels and storage manager a lead is kept, and the page sends it', async ({
  page,
  context,
  forms,
}) => {
  await context.addInitScript(() => {
    for (const name of ['serviceWorker', 'locks', 'storage']) delete Navigator.prototype[name as keyof Navigator];
    for (const name of ['SyncManager', 'BroadcastChannel']) delete window[name as keyof Window];
  });
  await openCustomerPage(page);
  expect(
    await page.evaluate(
      () => ['serviceWorker', 'locks', 'storage'].some((name) => name in navigator) || 'SyncManager' in window,
    ),
  ).toBe(false);
  await sendCustomer(page, '홍길동');
  await expect(page.getByRole('main').getByRole('status')).toContainText('등록이 완료되었습니다.');
  forms.otherwise('500');
  await sendCustomer(page, '김온새');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('이 기기에 저장했으며');
  forms.otherwise('ok');
  await page.close();
  const next = await context.newPage();
  await openCustomerPage(next);
  await expect.poll(() => forms.accepted().size).toBe(2);
  await expect.poll(() => readRows(next)).toEqual([]);
});
