import { expect, expectAccessible } from '#e2e/support/screens/accessibility.ts';
import { untilReady, type Page } from '#e2e/support/site.ts';
import { Reservation } from '#e2e/support/visitors/reservation.ts';
import { chooseTime, dayOf, OPEN, reserve, test as base, timeOf } from '#e2e/support/visitors/visits.ts';

const VISITOR = { name: '남궁하늘', phone: '010-9876-5432' };
const { day, time, otherTime } = OPEN;

const test = base.extend({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page): Promise<Reservation> {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const reservation = new Reservation(page);
  await reservation.open();
  return reservation;
}

test('the choice of a visit’s time has no problem in the popup: open, and with a time', async ({ page }) => {
  // Each number under its radio is looked at by itself.
  test.setTimeout(120_000);
  const { popup } = await open(page);
  await popup.locator('summary', { hasText: '희망 일시' }).click();
  await expect(dayOf(popup, day)).toBeEnabled();
  await expectAccessible(page);
  await dayOf(popup, day).click();
  await timeOf(popup, time).click();
  await expect(popup.getByRole('button', { name: '희망 일시 지우기' })).toBeVisible();
  await expectAccessible(page);
});

test('the choice of a time has no problem where nobody can be asked what is free, and it is a wish', async ({
  page,
}) => {
  await page.route('**/documents**', (route) => route.abort());
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: '희망 일시' }).click();
  await expect(main.getByText('예약이 확정된 것이 아닙니다.')).toBeVisible();
  await dayOf(main, day).click();
  await expect(timeOf(main, time)).toBeVisible();
  await expectAccessible(page);
});

test('what is said of a visit has no problem, booked or full', async ({ page, visit }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const popup = await reserve(page, VISITOR, day, time);
  await expect(popup.getByText('방문이 예약되었습니다.')).toBeVisible();
  await expectAccessible(page);

  const other = await visit();
  const reservation = await open(other);
  await reservation.fill(VISITOR.name, VISITOR.phone);
  await chooseTime(reservation.popup, day, time);
  // The office says that the counter did not move, as where the last place was taken meanwhile.
  await other.route('**/documents:commit*', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('"increment"') || !body.includes('/slots/')) return route.continue();
    return route.fulfill({
      status: 403,
      json: { error: { code: 403, message: 'Full.', status: 'PERMISSION_DENIED' } },
    });
  });
  await reservation.send();
  await expect(reservation.popup.getByRole('list', { name: '가까운 시간' })).toBeVisible();
  await expectAccessible(other);
});

test('a pass has no problem: booked, another time being chosen, cancelled, and one that there is not', async ({
  page,
}) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const popup = await reserve(page, VISITOR, day, time);
  await popup.getByRole('link', { name: '방문권 보기' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('예약됨')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: '시간 바꾸기' }).click();
  await dayOf(main, day).click();
  await timeOf(main, otherTime).click();
  await expect(main.getByRole('button', { name: /^이 시간으로 바꾸기/ })).toBeVisible();
  await expectAccessible(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await main.getByRole('button', { name: '예약 취소' }).click();
  await expect(main.getByText('취소됨')).toBeVisible();
  await expectAccessible(page);
  await page.goto(page.url().replace(/[0-9a-f]{32}$/, '0'.repeat(32)));
  await expect(main.getByText('방문권을 찾을 수 없습니다.')).toBeVisible();
  await expect(main.getByRole('navigation', { name: '내 방문권' })).toBeVisible();
  await expectAccessible(page);
});
