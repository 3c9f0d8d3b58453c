import type { Page } from 'playwright/test';
import { expect, test, untilReady } from './support/site.ts';

/** The screen whose top stands under the header, 1 to 8. */
const screenAt = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const tops = [...document.querySelectorAll('[data-screen]')].map((screen) =>
      Math.abs(screen.getBoundingClientRect().top - header),
    );
    return tops.indexOf(Math.min(...tops)) + 1;
  });

const turn = async (page: Page, deltaY: number) => {
  await page.mouse.wheel(0, deltaY);
  await page.waitForTimeout(900);
};

test(
  'on a wide screen the wheel shows one screen a turn and ends on the footer',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    await page.mouse.move(700, 500);
    expect(await page.locator('[data-screen]').count()).toBe(8);
    for (const screen of [2, 3, 4, 5, 6, 7, 8]) {
      await turn(page, 120);
      expect(await screenAt(page)).toBe(screen);
    }
    await turn(page, 120);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await turn(page, -120);
    expect(await screenAt(page)).toBe(8);
    await turn(page, -120);
    expect(await screenAt(page)).toBe(7);
  },
);

test('turns within 500 ms of a step count once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  // In one go: the browser's own events may come apart on a busy machine.
  await page.evaluate(() => {
    for (let times = 0; times < 4; times++)
      window.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, cancelable: true }));
  });
  await page.waitForTimeout(900);
  expect(await screenAt(page)).toBe(2);
});

test('the wheel does not step while a field has the focus', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#interestForm');
  await untilReady(page);
  await page.locator('#interestForm').getByLabel('이름').focus();
  await page.mouse.move(700, 500);
  const before = await page.evaluate(() => window.scrollY);
  await turn(page, 60);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(61);
});

test('keys page like the wheel', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  await page.keyboard.press('PageDown');
  await page.waitForTimeout(900);
  expect(await screenAt(page)).toBe(2);
  await page.keyboard.press('End');
  await page.waitForTimeout(1200);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test(
  'a phone scrolls as usual and sees the overview and the complex as accordions',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    await expect(page.getByRole('heading', { name: '사업안내' })).toBeVisible();
    const premium = page.locator('summary', { hasText: '프리미엄' }).first();
    await premium.click();
    await expect(page.locator('details[open] summary', { hasText: '개요' })).toHaveCount(0);
  },
);
