import { hold } from '#e2e/support/network/hold.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, isPhone, test, untilReady, type Page } from '#e2e/support/site.ts';

const sizeOf = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
const button = (page: Page) => page.getByRole('button', { name: '큰 글씨' });

test('the switch makes all text a quarter larger, on every page, and back', async ({ page }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const usual = await sizeOf(page);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page)).toContainText('가+');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await sizeOf(page)).toBeCloseTo(usual * 1.25);
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page).toHaveURL('/privacy');
  expect(await sizeOf(page)).toBeCloseTo(usual * 1.25);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await button(page).click();
  expect(await sizeOf(page)).toBeCloseTo(usual);
  await page.reload();
  expect(await sizeOf(page)).toBeCloseTo(usual);
});

test('the device remembers it, and the first paint is large already', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      window.name = getComputedStyle(document.documentElement).fontSize;
    });
  });
  await page.goto('/Brand/intro');
  await untilReady(page);
  await button(page).click();
  // Without its scripts: what the document itself does.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/BusinessGuide/plan');
  expect(await page.evaluate(() => window.name)).toBe('20px');
});

test('a tap before the scripts have come is carried out', async ({ page }) => {
  const release = await hold(page, '**/assets/main-*.js');
  await page.goto('/Brand/intro');
  await button(page).click();
  release();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
});

test('where storage is blocked it holds for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/Brand/intro');
  await untilReady(page);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
});

test('keys reach it', async ({ page }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  // Past the way to the words, the state of the sale where it stands there, and the strip.
  await untilCodeRuns(page);
  for (const _ of isPhone(page) ? [1, 2, 3] : [1, 2, 3, 4]) await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
});
