import type { Page } from 'playwright/test';
import { expect, test, untilReady } from '#e2e/support/site.ts';

/** Every script comes late by so much. */
const delayScripts = (page: Page, ms: number) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

test(
  'a tap on the menu before the scripts is seen, and opens it when they come',
  { tag: '@phone' },
  async ({ page }) => {
    await delayScripts(page, 2000);
    await page.goto('/Brand/intro');
    const button = page.getByRole('button', { name: '메뉴 열기' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: '메뉴 닫기' })).not.toHaveAttribute('aria-busy');
  },
);

for (const late of [700, 5000])
  test(`a form sent before the scripts arrives once, with scripts ${late} ms late`, async ({ page, site }) => {
    await delayScripts(page, late);
    await page.goto('/');
    const form = page.locator('#interestForm');
    await form.getByLabel('이름').fill('홍길동');
    await form.getByLabel('연락처').fill('01012345678');
    await form.getByRole('button', { name: '등록하기' }).click();
    await expect(form.getByRole('status').filter({ hasText: '접수번호' })).toBeVisible({ timeout: 20_000 });
    await untilReady(page);
    await expect(form.getByRole('status').filter({ hasText: '접수번호' })).toBeVisible();
    await expect(form.getByLabel('이름')).toHaveValue('');
    const leads = await site.inbox();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ copies: 1, fields: { name: '홍길동', phone: '01012345678' } });
  });

test('a form whose answer is late is taken over while it is sent, and sent once', async ({ page, site }) => {
  await delayScripts(page, 1000);
  await page.route('**/local/forms/customer', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  await page.goto('/Promotion/Customer');
  const form = page.getByRole('main');
  await form.getByLabel('이름').fill('홍길동');
  await form.getByLabel('연락처').fill('01012345678');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form.getByRole('button', { name: '등록 중...' })).toBeDisabled();
  await untilReady(page);
  await expect(form.getByRole('button', { name: '등록 중...' })).toBeDisabled();
  await expect(form.getByRole('status')).toContainText('이 기기에 저장했으며 보내는 중입니다.');
  // Typed meanwhile: it is another request.
  await form.getByLabel('이름').fill('김온새');
  await expect(form.getByText('등록이 완료되었습니다.')).toBeVisible({ timeout: 20_000 });
  await expect(form.getByLabel('이름')).toHaveValue('김온새');
  await expect(form.getByLabel('연락처')).toHaveValue('');
  expect(await site.inbox()).toHaveLength(1);
});

test('what was typed before the scripts is still there after them', async ({ page }) => {
  await delayScripts(page, 1500);
  await page.goto('/');
  const form = page.locator('#interestForm');
  await form.getByLabel('이름').fill('홍길동');
  await untilReady(page);
  await expect(form.getByLabel('이름')).toHaveValue('홍길동');
});

test('what was typed before the scripts survives leaving the page and coming back', async ({ page }) => {
  await delayScripts(page, 1000);
  await page.goto('/Promotion/Customer');
  await page.getByRole('main').getByLabel('이름').fill('홍길동');
  await untilReady(page);
  await page.getByRole('banner').getByRole('link', { name: '온새미 스카이' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('main').getByLabel('이름')).toHaveValue('홍길동');
});
