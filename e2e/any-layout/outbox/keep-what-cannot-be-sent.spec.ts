import type { Page } from 'playwright/test';
import { becomeKiosk } from '#e2e/support/visitors/kiosk.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, isPhone, test, untilReady } from '#e2e/support/site.ts';

const SAVED = '다시 등록하지 않으셔도 됩니다. 이 기기에 저장했으며 자동으로 다시 보냅니다.';
const ENDPOINT = '**/local/forms/reservation';

async function reserve(page: Page, name: string) {
  const bar = isPhone(page) ? page.getByRole('complementary', { name: '빠른 상담' }) : page.getByRole('contentinfo');
  await bar.getByRole('button', { name: '방문예약' }).click();
  const popup = page.getByRole('dialog', { name: '방문예약' });
  await popup.getByLabel('이름').fill(name);
  await popup.getByLabel('연락처').fill('010-1234-5678');
  await popup.getByRole('button', { name: '등록하기' }).click();
  return popup;
}

test('a reservation without a network is kept, shown as waiting, and sent when the network is back', async ({
  page,
  site,
  context,
}) => {
  await page.goto('/');
  await untilReady(page);
  // The list's own code comes a little later than the page.
  await untilCodeRuns(page);
  await context.setOffline(true);
  const popup = await reserve(page, '홍길동');
  await expect(popup.getByRole('alert')).toContainText('오류가 발생했습니다. 잠시 후 다시 시도해 주세요.');
  await expect(popup.getByRole('alert')).toContainText(SAVED);
  await popup.getByRole('button', { name: '닫기' }).click();
  const badge = page.getByRole('button', { name: '전송 대기 1건' });
  await badge.click();
  const sheet = page.getByRole('dialog', { name: '전송 대기 목록' });
  await expect(sheet).toContainText('방문예약');
  await expect(sheet).toContainText('010-****-5678');
  await expect(sheet).not.toContainText('홍길동');
  const receipt = (await sheet.locator('strong').first().innerText()).trim();
  await sheet.getByRole('button', { name: '닫기' }).click();
  await context.setOffline(false);
  const toast = page.getByRole('status').filter({ hasText: '저장해 둔 방문예약이 접수되었습니다.' });
  await expect(toast).toBeVisible({ timeout: 15_000 });
  await expect(toast).toContainText(`접수번호 ${receipt}`);
  await expect(badge).toHaveCount(0);
  const leads = await site.inbox();
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ receipt, fields: { name: '홍길동', phone: '010-1234-5678' } });
});

test('a kept reservation survives the tab, and the next visit sends it', async ({ page, site, context }) => {
  await page.route(ENDPOINT, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await untilReady(page);
  const popup = await reserve(page, '김온새');
  await expect(popup.getByRole('alert')).toContainText(SAVED);
  await page.close();
  expect(await site.inbox()).toHaveLength(0);
  const next = await context.newPage();
  await next.goto(`${site.url}/Brand/intro`);
  await expect.poll(async () => (await site.inbox()).length, { timeout: 15_000 }).toBe(1);
  expect((await site.inbox())[0]?.fields).toMatchObject({ name: '김온새' });
});

test('a service that is down keeps the reservation, and 지금 보내기 sends it', async ({ page, site }) => {
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await untilReady(page);
  const popup = await reserve(page, '이바다');
  await expect(popup.getByRole('alert')).toContainText('등록에 실패했습니다. 다시 시도해 주세요.');
  await expect(popup.getByRole('alert')).toContainText(SAVED);
  await popup.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '전송 대기 1건' }).click();
  const sheet = page.getByRole('dialog', { name: '전송 대기 목록' });
  // Not before: the page tries again by itself after some seconds.
  await page.unroute(ENDPOINT);
  await sheet.getByRole('button', { name: '지금 보내기' }).click();
  await expect(sheet.getByText('전송을 기다리는 요청이 없습니다.')).toBeVisible({ timeout: 15_000 });
  expect(await site.inbox()).toHaveLength(1);
});

test('지금 보내기 without a network says that nothing could be sent, and that the request is still here', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilReady(page);
  await untilCodeRuns(page);
  await context.setOffline(true);
  const popup = await reserve(page, '최하늘');
  await expect(popup.getByRole('alert')).toContainText(SAVED);
  await popup.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '전송 대기 1건' }).click();
  const sheet = page.getByRole('dialog', { name: '전송 대기 목록' });
  await sheet.getByRole('button', { name: '지금 보내기' }).click();
  await expect(sheet.getByRole('alert')).toHaveText(
    '연결되지 않아 보내지 못했습니다. 요청은 이 기기에 그대로 있으며, 연결되면 자동으로 보냅니다.',
  );
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await context.setOffline(false);
  await expect(sheet.getByText('전송을 기다리는 요청이 없습니다.')).toBeVisible({ timeout: 15_000 });
  await expect(sheet.getByRole('alert')).toHaveCount(0);
});

test('지금 보내기 to a service that is down says that it is not taken yet', async ({ page }) => {
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await untilReady(page);
  const popup = await reserve(page, '이바다');
  await popup.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '전송 대기 1건' }).click();
  const sheet = page.getByRole('dialog', { name: '전송 대기 목록' });
  await sheet.getByRole('button', { name: '지금 보내기' }).click();
  await expect(sheet.getByRole('alert')).toHaveText(
    '아직 접수되지 않았습니다. 요청은 이 기기에 그대로 있습니다. 급하시면 전화해 주세요.',
  );
});

test('삭제 asks first, and then the request is gone for good', async ({ page, site }) => {
  await page.route(ENDPOINT, (route) => route.abort());
  await page.goto('/');
  await untilReady(page);
  const popup = await reserve(page, '박파도');
  await expect(popup.getByRole('alert')).toContainText(SAVED);
  await popup.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '전송 대기 1건' }).click();
  const sheet = page.getByRole('dialog', { name: '전송 대기 목록' });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await sheet.getByRole('button', { name: /접수번호 .* 삭제/ }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await sheet.getByRole('button', { name: /접수번호 .* 삭제/ }).click();
  await expect(sheet.getByText('전송을 기다리는 요청이 없습니다.')).toBeVisible();
  await page.unroute(ENDPOINT);
  await page.reload();
  await untilReady(page);
  expect(await site.inbox()).toHaveLength(0);
});

test('where nothing can be stored the page does not say saved, and names the phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.route(ENDPOINT, (route) => route.abort());
  await page.goto('/');
  await untilReady(page);
  const popup = await reserve(page, '홍길동');
  await expect(popup.getByRole('alert')).toContainText('오류가 발생했습니다. 잠시 후 다시 시도해 주세요.');
  await expect(popup.getByRole('alert')).not.toContainText('이 기기에 저장했으며');
  await expect(popup.getByRole('alert')).toContainText('접수되지 않았습니다. 전화로 접수해 주세요.');
  await expect(popup.getByRole('alert').getByRole('link', { name: /^0/ })).toBeVisible();
});

test('in a browser without IndexedDB, Web Locks and channels a reservation is kept and sent all the same', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'BroadcastChannel']) Object.defineProperty(window, name, { get: () => undefined });
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
  await page.route(ENDPOINT, (route) => route.abort());
  await page.goto('/');
  await untilReady(page);
  const popup = await reserve(page, '홍길동');
  await expect(popup.getByRole('alert')).toContainText(SAVED);
  await page.unroute(ENDPOINT);
  await page.reload();
  await expect.poll(async () => (await site.inbox()).length, { timeout: 20_000 }).toBe(1);
});

test('on a shared tablet the list shows counts only', async ({ page }) => {
  await page.route(ENDPOINT, (route) => route.abort());
  await becomeKiosk(page);
  const popup = await reserve(page, '홍길동');
  await expect(popup.getByRole('alert')).toContainText(SAVED);
  await popup.getByRole('button', { name: '닫기' }).click();
  await page.goto('/Brand/intro');
  await page.getByRole('button', { name: '전송 대기 1건' }).click();
  const sheet = page.getByRole('dialog', { name: '전송 대기 목록' });
  await expect(sheet).toContainText('1건');
  await expect(sheet).not.toContainText('5678');
});
