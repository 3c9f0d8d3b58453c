import { expect, expectAccessible, test } from '#e2e/support/screens/accessibility.ts';
import { Reservation } from '#e2e/support/visitors/reservation.ts';
import { untilReady, type Page } from '#e2e/support/site.ts';

async function openReservation(page: Page) {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const reservation = new Reservation(page);
  await reservation.open();
  return reservation;
}

test('the reservation popup has no problem: empty, with its notice, with errors, and after success', async ({
  page,
}) => {
  const reservation = await openReservation(page);
  await reservation.popup.locator('summary').click();
  await reservation.send();
  await expect(reservation.field('이름')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await reservation.fill('홍길동', '010-1234-5678');
  await reservation.send();
  await expect(reservation.popup.getByRole('status')).toContainText('접수번호');
  await expectAccessible(page);
});

test('a failed reservation, the waiting list and the toast of its late arrival have no problem', async ({ page }) => {
  const reservation = await openReservation(page);
  await reservation.answer((route) => route.abort());
  await reservation.fill('홍길동', '010-1234-5678');
  await reservation.send();
  await expect(reservation.popup.getByRole('alert')).toContainText('이 기기에 저장했으며');
  await expectAccessible(page);
  await reservation.close();
  await page.getByRole('button', { name: '전송 대기 1건' }).click();
  const list = page.getByRole('dialog', { name: '전송 대기 목록' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.unroute('**/local/forms/reservation');
  // Its own time may have come meanwhile; then the button is gone.
  await list
    .getByRole('button', { name: '지금 보내기' })
    .click({ timeout: 2000 })
    .catch(() => {});
  await expect(page.getByText('저장해 둔 방문예약이 접수되었습니다.')).toBeVisible();
  await expectAccessible(page);
});

test('the badge of waiting requests has no problem on the page, and gets the focus back from its list', async ({
  page,
}) => {
  const reservation = await openReservation(page);
  await reservation.answer((route) => route.abort());
  await reservation.fill('홍길동', '010-1234-5678');
  await reservation.send();
  await expect(reservation.popup.getByRole('alert')).toBeVisible();
  await reservation.close();
  const badge = page.getByRole('button', { name: '전송 대기 1건' });
  await expect(badge).toBeVisible();
  await expectAccessible(page);
  await badge.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '전송 대기 목록' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(badge).toBeFocused();
});

test('the interest popup has no problem with its errors shown', async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  await page.getByRole('main').getByRole('button', { name: '관심고객 등록', exact: true }).click();
  const popup = page.getByRole('dialog', { name: '관심고객 등록' });
  await popup.getByRole('button', { name: '등록하기' }).click();
  await expect(popup.getByText('이름을 입력해 주세요.')).toBeVisible();
  await expectAccessible(page);
});

test('the customer page has no problem with its errors shown, and with its result', async ({ page }) => {
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '등록하기' }).click();
  await expect(main.getByText('이름을 입력해 주세요.')).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('이름').fill('홍길동');
  await main.getByLabel('연락처').fill('010-1234-5678');
  await main.getByRole('button', { name: '등록하기' }).click();
  await expect(main.getByRole('status').getByText('접수번호')).toBeVisible();
  await expectAccessible(page);
});

test('an error stands beside its field, is part of its description, and takes the focus there', async ({ page }) => {
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const main = page.getByRole('main');
  await main.getByLabel('이름').fill('홍길동');
  await main.getByRole('button', { name: '등록하기' }).click();
  const phone = main.getByLabel('연락처');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/연락처를 입력해 주세요\./);
  await expect(main.getByLabel('이름')).not.toHaveAttribute('aria-invalid');
  await phone.fill('01012345678');
  await expect(phone).not.toHaveAttribute('aria-invalid');
});

test('the form on the home page says what is wrong with a phone number', async ({ page }) => {
  await page.goto('/#interestForm');
  await untilReady(page);
  const form = page.locator('#interestForm');
  await form.getByLabel('이름').fill('홍길동');
  await form.getByLabel('연락처').fill('1234');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form.getByLabel('연락처')).toHaveAccessibleDescription(/연락처를 확인해 주세요\. 예:/);
});
