import { expectFits } from '#e2e/support/screens/every-width.ts';
import { expect, untilReady } from '#e2e/support/site.ts';
import { Reservation } from '#e2e/support/visitors/reservation.ts';
import { dayOf, OPEN, reserve, test as base, timeOf } from '#e2e/support/visitors/visits.ts';

const DESKTOP = { tag: '@desktop' };
const VISITOR = { name: '남궁하늘', phone: '010-9876-5432' };
const { day, time, otherTime } = OPEN;

const test = base.extend({ contextOptions: { reducedMotion: 'reduce' } });

test('the choice of a time fits every width: open, with a time, and what is said of it', DESKTOP, async ({ page }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const reservation = new Reservation(page);
  await reservation.open();
  await reservation.fill(VISITOR.name, VISITOR.phone);
  const { popup } = reservation;
  await popup.locator('summary', { hasText: '희망 일시' }).click();
  await expect(dayOf(popup, day)).toBeEnabled();
  await expectFits(page, 'days', 'dialog[open]');
  await dayOf(popup, day).click();
  await timeOf(popup, time).click();
  await expect(popup.getByRole('button', { name: '희망 일시 지우기' })).toBeVisible();
  await expectFits(page, 'times', 'dialog[open]');
  await reservation.send();
  await expect(popup.getByText('방문이 예약되었습니다.')).toBeVisible();
  await expectFits(page, 'booked', 'dialog[open]');
});

test('a full time’s nearest ones fit every width', DESKTOP, async ({ page }) => {
  // The office says that the counter did not move, as where the last place was taken meanwhile.
  await page.route('**/documents:commit*', (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('/slots/')) return route.continue();
    return route.fulfill({
      status: 403,
      json: { error: { code: 403, message: 'Full.', status: 'PERMISSION_DENIED' } },
    });
  });
  await page.goto('/Brand/intro');
  await untilReady(page);
  const popup = await reserve(page, VISITOR, day, time);
  await expect(popup.getByRole('list', { name: '가까운 시간' })).toBeVisible();
  await expectFits(page, 'full', 'dialog[open]');
});

test('the choice of a wished time on the customer page fits every width', DESKTOP, async ({ page }) => {
  await page.route('**/documents**', (route) => route.abort());
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: '희망 일시' }).click();
  await expect(main.getByText('예약이 확정된 것이 아닙니다.')).toBeVisible();
  await dayOf(main, day).click();
  await timeOf(main, time).click();
  await expectFits(page, 'wish', '#main details');
});

test(
  'a pass fits every width: booked, with another time, cancelled, and one that there is not',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/Brand/intro');
    await untilReady(page);
    const popup = await reserve(page, VISITOR, day, time);
    await popup.getByRole('link', { name: '방문권 보기' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('예약됨')).toBeVisible();
    await expectFits(page, 'pass', '#main');
    await main.getByRole('button', { name: '시간 바꾸기' }).click();
    await dayOf(main, day).click();
    await timeOf(main, otherTime).click();
    await expect(main.getByRole('button', { name: /^이 시간으로 바꾸기/ })).toBeVisible();
    await expectFits(page, 'another time', '#main');
    page.once('dialog', (dialog) => void dialog.accept());
    await main.getByRole('button', { name: '예약 취소' }).click();
    await expect(main.getByText('취소됨')).toBeVisible();
    await expectFits(page, 'cancelled', '#main');
    await page.goto(page.url().replace(/[0-9a-f]{32}$/, '0'.repeat(32)));
    await expect(main.getByText('방문권을 찾을 수 없습니다.')).toBeVisible();
    await expectFits(page, 'no pass', '#main');
  },
);
