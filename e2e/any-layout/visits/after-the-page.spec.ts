import { expect, untilReady, type Page } from '#e2e/support/site.ts';
import { becomeKiosk } from '#e2e/support/visitors/kiosk.ts';
import { Reservation } from '#e2e/support/visitors/reservation.ts';
import { chooseTime, OPEN, reserve, test, tokenOf, visitWords } from '#e2e/support/visitors/visits.ts';

const PHONE = { tag: '@phone' };
const VISITOR = { name: '남궁하늘', phone: '010-9876-5432' };
const { day, time, otherTime } = OPEN;

/** A tab that asked for a visit, could not send it, and was closed. */
async function leaveUnsent(page: Page): Promise<void> {
  const context = page.context();
  const tab = await context.newPage();
  await tab.goto('/Brand/intro');
  await untilReady(tab);
  const reservation = new Reservation(tab);
  await reservation.open();
  await reservation.fill(VISITOR.name, VISITOR.phone);
  await chooseTime(reservation.popup, day, time);
  await context.route(/documents:commit|local\/forms/, (route) => route.abort());
  await reservation.send();
  await expect(reservation.popup.getByText('아직 예약된 것은 아닙니다.')).toBeVisible();
  await tab.close();
  await context.unroute(/documents:commit|local\/forms/);
}

const toastOf = (page: Page) => page.getByRole('status').filter({ hasText: '접수되었습니다.' });

test(
  'a visit that is booked after its page was closed leads to its pass from the next page',
  PHONE,
  async ({ page }) => {
    await leaveUnsent(page);
    await page.goto('/privacy');
    await untilReady(page);
    const toast = toastOf(page);
    await expect(toast).toContainText('선택하신 방문 시간이 예약되었습니다.');
    await toast.getByRole('button', { name: '방문 예약 보기' }).click();
    const dialog = page.getByRole('dialog', { name: '방문 예약', exact: true });
    await expect(dialog).toContainText(visitWords(day, time));
    await dialog.getByRole('link', { name: '방문권 보기' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByText('예약됨')).toBeVisible();
    expect(tokenOf(page)).toMatch(/^[0-9a-f]{32}$/);
  },
);

test(
  'where the time was full meanwhile, the next page offers the nearest ones until one is taken',
  PHONE,
  async ({ page }) => {
    await leaveUnsent(page);
    const isBooking = /documents:commit/;
    // The office says that the counter did not move, as where the last place was taken meanwhile.
    await page.route(isBooking, (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('/slots/')) return route.continue();
      return route.fulfill({
        status: 403,
        json: { error: { code: 403, message: 'Full.', status: 'PERMISSION_DENIED' } },
      });
    });
    await page.goto('/privacy');
    await untilReady(page);
    const toast = toastOf(page);
    await expect(toast).toContainText('그사이 마감되었습니다.');
    await toast.getByRole('button', { name: '가까운 시간 보기' }).click();
    const dialog = page.getByRole('dialog', { name: '방문 예약', exact: true });
    const nearest = dialog.getByRole('list', { name: '가까운 시간' }).getByRole('button');
    await expect(nearest).toHaveCount(4);
    await page.unroute(isBooking);
    await nearest.filter({ hasText: otherTime }).click();
    await expect(dialog).toContainText('방문이 예약되었습니다.');
    await expect(dialog).toContainText(visitWords(day, otherTime));
    await page.goto('/Brand/intro');
    await untilReady(page);
    await page.clock.runFor(5000);
    await expect(toastOf(page), 'it is told once').toHaveCount(0);
  },
);

test('at a shared tablet the pass is taken along as a code, which goes with the visitor', PHONE, async ({ page }) => {
  await becomeKiosk(page);
  await page.goto('/Brand/intro');
  await untilReady(page);
  const popup = await reserve(page, VISITOR, day, time);
  const code = popup.getByRole('img', { name: '방문권 QR 코드' });
  await expect(code).toBeVisible();
  await expect(popup.getByText('이 코드를 휴대전화 카메라로 비추시면')).toBeVisible();
  await expect(popup.getByRole('link', { name: '방문권 보기' })).toHaveCount(0);
  await page.clock.runFor(61_000);
  await expect(code).toHaveCount(0);
});
