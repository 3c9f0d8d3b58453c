import { expectNothingCovered } from '#e2e/support/screens/covered.ts';
import { hold } from '#e2e/support/network/hold.ts';
import { becomeKiosk, endKiosk, kioskLabel } from '#e2e/support/visitors/kiosk.ts';
import { readRows, untilNothingIsDue } from '#e2e/support/outbox-rows.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const QUESTION = { name: '공용 기기로 쓰시겠습니까?' };
const remembered = () => localStorage.getItem('modelhouse:kiosk');

test('a shared link asks before it makes a phone a shared device, and 아니요 changes nothing', async ({ page }) => {
  await page.goto('/Brand/intro?a=1&kiosk=1#main');
  await untilReady(page);
  const question = page.getByRole('dialog', QUESTION);
  await expect(question).toContainText('24시간이 지나면');
  await expect(page, 'who copies the address does not hand the question on').toHaveURL(/\/Brand\/intro\?a=1#main$/);
  expect(await page.evaluate(remembered)).toBeNull();
  await question.getByRole('button', { name: '아니요' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await untilReady(page);
  await untilCodeRuns(page);
  expect(await page.evaluate(remembered)).toBeNull();
  await expect(question).toHaveCount(0);
  await expect(kioskLabel(page)).toHaveCount(0);
});

test('the question’s address takes no step of the history', async ({ page }) => {
  await page.goto('/privacy');
  await untilReady(page);
  await page.goto('/Brand/intro?kiosk=1');
  await untilReady(page);
  await page.getByRole('dialog', QUESTION).getByRole('button', { name: '아니요' }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('a shared device says so on every page, on no control, and is asked before that ends', async ({ page }) => {
  await becomeKiosk(page);
  expect(await page.evaluate(remembered)).toBe('1');
  for (const path of ['/', '/FloorPlan/59A', '/Promotion/Customer']) {
    await page.goto(path);
    await untilReady(page);
    await expect(kioskLabel(page)).toBeVisible();
    await expectNothingCovered(kioskLabel(page), path);
  }
  await kioskLabel(page).click();
  const dialog = page.getByRole('dialog', { name: '공용 기기' });
  await dialog.getByRole('button', { name: '닫기' }).click();
  await expect(kioskLabel(page)).toBeFocused();
  await kioskLabel(page).click();
  await dialog.getByRole('button', { name: '공용 기기 끝내기' }).click();
  await expect(kioskLabel(page)).toHaveCount(0);
  await untilReady(page);
  expect(await page.evaluate(remembered)).toBeNull();
});

test('?kiosk=0 ends it and leaves the address', async ({ page }) => {
  await becomeKiosk(page);
  await endKiosk(page, '/privacy');
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(kioskLabel(page)).toHaveCount(0);
  expect(await page.evaluate(remembered)).toBeNull();
});

test('the forms of a shared device suggest nothing of earlier visitors', async ({ page }) => {
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const name = page.getByRole('main').getByLabel('이름');
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await becomeKiosk(page);
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  for (const label of ['이름', '연락처'])
    await expect(page.getByRole('main').getByLabel(label)).toHaveAttribute('autocomplete', 'off');
});

test('nor do they before the page’s own scripts have come', async ({ page }) => {
  await becomeKiosk(page);
  await hold(page, '**/assets/*.js');
  await page.goto('/Promotion/Customer');
  for (const label of ['이름', '연락처']) {
    const field = page.getByRole('main').getByLabel(label);
    await field.focus();
    await expect(field).toHaveAttribute('autocomplete', 'off');
  }
});

test('a page that stays open erases within a day, by its own timers, what is never taken', async ({ page }) => {
  await page.clock.install();
  await becomeKiosk(page);
  await page.route('**/local/forms/*', (route) => route.fulfill({ json: { success: false } }));
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const form = page.getByRole('main');
  await form.getByLabel('이름').fill('홍길동');
  await form.getByLabel('연락처').fill('010-1234-5678');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.clock.fastForward('20:00:00');
  expect(await readRows(page)).toHaveLength(1);
  // A last attempt with an hour to go, and then it is erased; sending takes real time.
  for (let hour = 21; hour <= 24; hour++) {
    await untilNothingIsDue(page);
    await page.clock.fastForward('01:00:00');
  }
  await expect.poll(() => readRows(page)).toHaveLength(0);
});

test('what is half written on a shared device goes after a minute, which is said before; a touch keeps it', async ({
  page,
}) => {
  await page.clock.install();
  await becomeKiosk(page);
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  await expect(kioskLabel(page)).toBeVisible();
  const name = page.getByRole('main').getByLabel('이름');
  await name.fill('홍길동');
  const warning = page.getByText('뒤에 작성하시던 내용을 지웁니다.');
  await page.clock.runFor(44_000);
  await expect(warning).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(warning).toContainText('초 뒤에');
  await page.getByRole('heading').first().dispatchEvent('pointerdown');
  await expect(warning).toHaveCount(0);
  await page.clock.runFor(46_000);
  await expect(warning).toHaveCount(1);
  await expect(name).toHaveValue('홍길동');
  await page.clock.runFor(15_000);
  await expect(warning).toHaveCount(0);
  await expect(name).toHaveValue('');
});

test('on a visitor’s own device nothing is emptied', async ({ page }) => {
  await page.clock.install();
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const name = page.getByRole('main').getByLabel('이름');
  await name.fill('홍길동');
  await page.clock.runFor(120_000);
  await expect(name).toHaveValue('홍길동');
});
