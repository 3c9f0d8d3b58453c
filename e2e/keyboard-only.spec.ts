import { expect, test, untilReady } from './support/site.ts';

test('the first Tab reaches the skip link, which leads into the page', async ({ page }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on wide screens a menu group opens by focus and closes by Escape', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  await menu.getByRole('link', { name: '청약안내', exact: true }).focus();
  const entry = menu.getByRole('link', { name: '청약 체크포인트', exact: true });
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
});

test('a reservation can be made without a pointer', async ({ page, site }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const button = page.getByRole('contentinfo').getByRole('button', { name: '방문예약' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hong');
  await page.keyboard.press('Tab');
  await page.keyboard.type('01012345678');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
});

test('the slide menu opens, folds and closes by keys', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  await page.getByRole('button', { name: '메뉴 열기' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  await menu.locator('summary', { hasText: '사업안내' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: '사업개요' })).toBeVisible();
  await menu.locator('summary', { hasText: '입지환경' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: '사업개요' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});
