import type { Page } from 'playwright/test';
import { expect, isPhone, test, untilReady } from './support/site.ts';

/** Every script comes late by so much. */
const delayScripts = (page: Page, ms: number) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

test('a tap on the reservation button before the scripts is carried out when they come', async ({ page }) => {
  await delayScripts(page, 2000);
  await page.goto('/');
  const bar = isPhone(page) ? page.getByRole('complementary', { name: '빠른 상담' }) : page.getByRole('contentinfo');
  await bar.getByRole('button', { name: '방문예약' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: '방문예약' })).toBeVisible({ timeout: 20_000 });
});

test('a tap on the menu before the scripts opens it when they come', { tag: '@phone' }, async ({ page }) => {
  await delayScripts(page, 2000);
  await page.goto('/Brand/intro');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible({ timeout: 20_000 });
});

test('a form sent before the scripts is sent by the page when they come within 5 s', async ({ page, site }) => {
  await delayScripts(page, 700);
  await page.goto('/');
  const form = page.locator('#interestForm');
  await form.getByLabel('이름').fill('홍길동');
  await form.getByLabel('연락처').fill('01012345678');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form.getByRole('status')).toContainText('접수번호', { timeout: 20_000 });
  const leads = await site.inbox();
  expect(leads).toHaveLength(1);
  expect(leads[0]?.fields).toMatchObject({ name: '홍길동', phone: '01012345678' });
});

test('a form sent before the scripts posts itself when they take longer', async ({ page, site }) => {
  await delayScripts(page, 12_000);
  await page.goto('/');
  const form = page.locator('#interestForm');
  await form.getByLabel('이름').fill('홍길동');
  await form.getByLabel('연락처').fill('01012345678');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible({ timeout: 20_000 });
  const leads = await site.inbox();
  expect(leads).toHaveLength(1);
});

test('with scripts 5 s late the lead arrives once, whichever way it takes', async ({ page, site }) => {
  await delayScripts(page, 5000);
  await page.goto('/');
  const form = page.locator('#interestForm');
  await form.getByLabel('이름').fill('홍길동');
  await form.getByLabel('연락처').fill('01012345678');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible({ timeout: 20_000 });
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

test('a form that has posted itself is not sent again by the scripts that come meanwhile', async ({ page, site }) => {
  await delayScripts(page, 5600);
  await page.route('**/local/forms/customer', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  await page.goto('/Promotion/Customer');
  const form = page.getByRole('main');
  await form.getByLabel('이름').fill('홍길동');
  await form.getByLabel('연락처').fill('01012345678');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible({ timeout: 20_000 });
  expect(await site.inbox()).toHaveLength(1);
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
