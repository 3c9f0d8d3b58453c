import { hold } from '#e2e/support/network/hold.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, isPhone, test, untilReady, type Page } from '#e2e/support/site.ts';

/** How each part below the first screen is laid out: `auto` when it comes near, `visible` in any case. */
const partsBelow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-below-fold]')].map((part) => getComputedStyle(part).contentVisibility),
  );

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Notes how the parts are laid out at the first frame of the whole document; no frame comes before the styles. */
const noteFirst = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => {
        const parts = [...document.querySelectorAll('[data-below-fold]')];
        Object.assign(window, { first: parts.map((part) => getComputedStyle(part).contentVisibility) });
      }),
    ),
  );

const firstParts = async (page: Page): Promise<string[]> => {
  const noted = await page.waitForFunction(() => Reflect.get(window, 'first') as string[] | undefined);
  return (await noted.jsonValue()) ?? [];
};

const ALL_LAID_OUT = new Set(['visible']);

test('a phone lays out the first screen, and the rest in idle moments; wide screens everything at once', async ({
  page,
}) => {
  await noteFirst(page);
  await page.goto('/privacy');
  const first = await firstParts(page);
  expect(first.length).toBeGreaterThan(5);
  expect(new Set(first)).toEqual(new Set([isPhone(page) ? 'auto' : 'visible']));
  await untilReady(page);
  expect(new Set(await partsBelow(page))).toEqual(ALL_LAID_OUT);
  const animated = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-below-fold]')),
  );
  expect(animated).toHaveLength(0);
});

test('a page that is opened again shows the place where it was left', async ({ page }) => {
  await noteFirst(page);
  await page.goto('/privacy');
  await untilReady(page);
  // The offer to install comes late, and is a line of the footer.
  await untilCodeRuns(page);
  const whole = await height(page);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  const place = await page.evaluate(() => window.scrollY);
  await page.reload();
  expect(new Set(await firstParts(page))).toEqual(ALL_LAID_OUT);
  await expect.poll(() => height(page)).toBe(whole);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a link into a page finds its part', async ({ page }) => {
  await noteFirst(page);
  await page.goto('/privacy#section-5');
  expect(new Set(await firstParts(page))).toEqual(ALL_LAID_OUT);
  await untilReady(page);
  await expect(page.locator('#section-5')).toBeInViewport();
});

test('a tap in the table of contents lays out what is between', { tag: '@phone' }, async ({ page }) => {
  // Without its pictures the page is not loaded, and nothing is laid out by itself.
  const release = await hold(page, '**/images/**');
  await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new Set(await partsBelow(page))).toEqual(new Set(['auto']));
  await page.locator('main a[href$="#section-5"]').click();
  expect(new Set(await partsBelow(page))).toEqual(ALL_LAID_OUT);
  await expect(page.locator('#section-5')).toBeInViewport();
  release();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing waits to be laid out', async ({ page }) => {
    await page.goto('/');
    expect(new Set(await partsBelow(page))).toEqual(new Set(['visible']));
  });
});
