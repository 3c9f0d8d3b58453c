import { openCustomerPage, sendCustomer, test } from './hosted.ts';
import { readRows } from '#e2e/support/outbox-rows.ts';
import { expect } from '#e2e/support/site.ts';

const SAVED = '다시 등록하지 않으셔도 됩니다. 이 기기에 저장했으며 자동으로 다시 보냅니다.';

test('F-4, F-16: behind a stranger’s certificate the lead is kept, and sent when the service is back, with no word from the browser', async ({
  page,
  forms,
}) => {
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.failure()?.errorText ?? ''));
  forms.isAnsweredBy('stranger');
  await openCustomerPage(page);
  await sendCustomer(page, '홍길동');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(SAVED);
  expect(failures).toContain('net::ERR_CERT_AUTHORITY_INVALID');
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  expect(forms.log, 'nothing of the lead reached the stranger').toEqual([]);
  const [row] = await readRows(page);
  expect(row).toMatchObject({ state: 'queued', attempts: 1, last: { kind: 'unreachable' } });

  forms.isAnsweredBy('service');
  await expect(page.getByText('저장해 둔 관심고객·방문예약 등록이 접수되었습니다.')).toBeVisible({ timeout: 20_000 });
  expect(forms.posts().map(({ leadId }) => leadId)).toEqual([row?.id]);
  await expect.poll(() => readRows(page)).toEqual([]);
});

test('F-9: from another origin only the two listed headers are asked for', async ({ page, forms }) => {
  await openCustomerPage(page);
  await sendCustomer(page, '홍길동');
  await expect(page.getByRole('main').getByRole('status')).toContainText('등록이 완료되었습니다.');
  expect(forms.log.map(({ kind }) => kind)).toEqual(['preflight', 'post']);
});
