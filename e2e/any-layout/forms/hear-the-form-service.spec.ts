import { hold } from '#e2e/support/network/hold.ts';
import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

/** Fills the customer page's form and sends it. @returns the page's main part */
async function sendForm(page: Page) {
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const main = page.getByRole('main');
  await main.getByLabel('이름').fill('이바다');
  await main.getByLabel('연락처').fill('010-2222-3333');
  await main.getByRole('button', { name: '등록하기' }).click();
  return main;
}

test('a failure is marked, keeps every field, and the form can be sent again', async ({ page, site }) => {
  let answers = 0;
  await page.route('**/local/forms/customer', (route) =>
    answers++ === 0 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const main = page.getByRole('main');
  await main.getByLabel('이름').fill('이바다');
  await main.getByLabel('연락처').fill('010-2222-3333');
  await main.getByLabel('문의 내용').fill('주차가 되나요?');
  await main.getByRole('button', { name: '등록하기' }).click();
  await expect(main.getByRole('alert')).toContainText('❌ 등록에 실패했습니다. 다시 시도해 주세요.');
  await expect(main.getByLabel('문의 내용')).toHaveValue('주차가 되나요?');
  await main.getByRole('button', { name: '등록하기' }).click();
  await expect(main.getByRole('status')).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
});

test('while it is sent the button of the customer page is disabled and says so', async ({ page }) => {
  const release = await hold(page, '**/local/forms/customer');
  const main = await sendForm(page);
  await expect(main.getByRole('button', { name: '등록 중...' })).toBeDisabled();
  release();
  await expect(main.getByRole('button', { name: '등록하기' })).toBeEnabled();
});

test('a captive portal’s page is not taken for a success', async ({ page }) => {
  await page.route('**/local/forms/customer', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  );
  const main = await sendForm(page);
  await expect(main.getByRole('alert')).toContainText('⚠️ 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.');
  await expect(main.getByLabel('이름')).toHaveValue('이바다');
});
