import { expect, test, untilReady } from '#e2e/support/site.ts';

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

test('arrow keys choose a tab, and the keys go on into its panel', async ({ page }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName((await tabs.nth(1).innerText()).trim());
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('the parts of an accordion open and close by keys', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ComplexGuide/intro');
  await untilReady(page);
  const part = (name: string) => page.getByRole('main').locator('details', { hasText: name });
  await part('특화설계').locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(part('특화설계')).toHaveAttribute('open');
  await expect(part('단지배치도')).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(part('특화설계')).not.toHaveAttribute('open');
});

test('the slider stops and moves by keys, and waits while the focus is in it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/LocationEnvironment/premium');
  await untilReady(page);
  const slider = page.getByRole('region', { name: '프리미엄 슬라이드' });
  const shown = (number: number) => slider.getByText(`6장 중 ${number}번째`);
  await slider.getByRole('button', { name: '다음' }).focus();
  await page.keyboard.press('Enter');
  await expect(shown(2)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(shown(2)).toBeVisible();
  await slider.getByRole('button', { name: '자동 넘김 정지' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.clock.runFor(20_000);
  await expect(shown(2)).toBeVisible();
});

test('arrow keys choose a type among the homes', async ({ page }) => {
  await page.goto('/ComplexGuide/detailintro');
  await untilReady(page);
  const types = page.getByRole('group', { name: '타입 선택' });
  await types.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(types.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '총' })).toContainText(/59.?㎡.?A/);
});

test('a dialog over the plan closes by Escape and gives the focus back', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined, configurable: true }),
  );
  await page.goto('/FloorPlan/59A');
  await untilReady(page);
  const button = page.getByRole('button', { name: '전체 화면', exact: true });
  await button.focus();
  // Its code comes after the page's.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});
