import { expect, isPhone, test, untilReady, type Page } from './support/site.ts';

/** How each part below the first screen is laid out: `auto` when it comes near, `visible` in any case. */
const partsBelow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-below-fold]')].map((part) => getComputedStyle(part).contentVisibility),
  );

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a phone lays out the first screen, and the rest in idle moments; wide screens everything at once', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const parts = [...document.querySelectorAll('[data-below-fold]')];
      Object.assign(window, { first: parts.map((part) => getComputedStyle(part).contentVisibility) });
    }),
  );
  await page.goto('/privacy');
  const first = await page.evaluate(() => Reflect.get(window, 'first') as string[]);
  expect(first.length).toBeGreaterThan(5);
  expect(new Set(first)).toEqual(new Set([isPhone(page) ? 'auto' : 'visible']));
  await untilReady(page);
  expect(new Set(await partsBelow(page))).toEqual(new Set(['visible']));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a page that is opened again shows the place where it was left', async ({ page }) => {
  await page.goto('/privacy');
  await untilReady(page);
  // The offer to install comes late, and is a line of the footer.
  await page.waitForLoadState('networkidle');
  const whole = await height(page);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  const place = await page.evaluate(() => window.scrollY);
  await page.reload();
  expect(new Set(await partsBelow(page))).toEqual(new Set(['visible']));
  await expect.poll(() => height(page)).toBe(whole);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a link into a page finds its part', async ({ page }) => {
  await page.goto('/privacy#section-5');
  await untilReady(page);
  await expect(page.locator('#section-5')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing waits to be laid out', async ({ page }) => {
    await page.goto('/');
    expect(new Set(await partsBelow(page))).toEqual(new Set(['visible']));
  });
});
