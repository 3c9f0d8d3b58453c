import type { Page } from 'playwright/test';
import { compareHydration } from '#e2e/support/hydration.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const popupOf = (page: Page) => page.getByRole('dialog', { name: '방문예약' });
const open = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: '방문예약' }).click();

/** A page that was reached from another, so that leaving it can be seen. */
async function visitTwo(page: Page) {
  await page.goto('/Brand/intro');
  await page.goto('/BusinessGuide/plan');
  await untilReady(page);
}

test('Back closes the popup, and the page under it neither changes nor scrolls', async ({ page }) => {
  await visitTwo(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await open(page);
  await expect(popupOf(page)).toBeVisible();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await page.goBack();
  await expect(popupOf(page)).toBeHidden();
  await expect(page).toHaveURL('/BusinessGuide/plan');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('two buttons that are pressed in one moment open one popup, and one Back leaves it', async ({ page }) => {
  await visitTwo(page);
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[data-action="reservation"]');
    buttons[0]?.click();
    buttons[1]?.click();
  });
  await expect(popupOf(page)).toBeVisible();
  expect(await length()).toBe(before + 1);
  await page.goBack();
  await expect(popupOf(page)).toBeHidden();
  // A wish that was overtaken by a way to another page holds nothing back there.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-action="reservation"]')?.click();
    document.querySelector<HTMLElement>('header a[href="/"]')?.click();
  });
  await expect(page).toHaveURL('/');
  await expect(popupOf(page)).toBeHidden();
  await open(page);
  await expect(popupOf(page)).toBeVisible();
});

test('after Back the entry is pushed again, and entries do not pile up', async ({ page }) => {
  await visitTwo(page);
  const length = () => page.evaluate(() => history.length);
  await open(page);
  await expect(popupOf(page)).toBeVisible();
  const opened = await length();
  for (let round = 0; round < 3; round++) {
    await page.goBack();
    await expect(popupOf(page)).toBeHidden();
    await expect.poll(length).toBe(opened);
    await open(page);
    await expect(popupOf(page)).toBeVisible();
    expect(await length()).toBe(opened);
  }
});

test('closing with × leaves no dead entry: the next Back leaves the page', async ({ page }) => {
  await visitTwo(page);
  await open(page);
  await popupOf(page).getByRole('button', { name: '닫기' }).click();
  await expect(popupOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/Brand/intro');
});

test('Escape and a click beside the popup close it like ×', async ({ page }) => {
  await visitTwo(page);
  await open(page);
  await expect(popupOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toBeHidden();
  await open(page);
  await expect(popupOf(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(popupOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/Brand/intro');
});

test('the focus goes to the first element, stays inside, and returns to the button', async ({ page }) => {
  await visitTwo(page);
  const button = page.getByRole('contentinfo').getByRole('button', { name: '방문예약' });
  await button.focus();
  await page.keyboard.press('Enter');
  const popup = popupOf(page);
  await expect(popup.getByRole('button', { name: '닫기' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(popup.getByRole('button', { name: '등록하기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('button', { name: '닫기' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the page does not scroll while the popup is open', async ({ page }) => {
  await visitTwo(page);
  await open(page);
  await expect(popupOf(page)).toBeVisible();
  const place = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 5);
  await page.keyboard.press('PageDown');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('two clicks in one moment open one popup, which × closes', async ({ page }) => {
  await visitTwo(page);
  const length = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('footer [data-action="reservation"]');
    button?.click();
    button?.click();
  });
  await expect(popupOf(page)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await popupOf(page).getByRole('button', { name: '닫기' }).click();
  await expect(popupOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/Brand/intro');
});

test('a reload with the popup open hydrates without a difference and shows the popup again', async ({ page }) => {
  const hydration = await compareHydration(page);
  await visitTwo(page);
  await open(page);
  await expect(popupOf(page)).toBeVisible();
  await page.reload();
  const { sameNodes } = await hydration();
  expect(sameNodes).toBe(true);
  await expect(popupOf(page)).toBeVisible();
});

test('text selected by dragging out of the popup does not close it', async ({ page }) => {
  await visitTwo(page);
  await open(page);
  const box = await popupOf(page).getByLabel('이름').boundingBox();
  if (!box) throw new Error('the field has no box');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(popupOf(page)).toBeVisible();
});
