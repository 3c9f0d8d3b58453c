import { hold } from '#e2e/support/network/hold.ts';
import { listed, navigation } from '#e2e/support/routes.ts';
import { expect, isPhone, test, untilPainted, type Page } from '#e2e/support/site.ts';

/** One page of each kind: what a first screen is made of belongs to the kind. */
const kinds = [...new Map(listed.map((target) => [target.page.kind, target.path])).values(), '/no-such-page'];

const STYLESHEETS = '**/assets/*.css';
const SCRIPTS = '**/assets/*.js';

/** Everything that is seen without scrolling, with what makes its look. The animations of its arrival are over. */
async function readFirstScreen(page: Page): Promise<string[]> {
  await untilPainted(page);
  return page.evaluate(() => {
    const LOOKS = ['color', 'background-color', 'background-image', 'font', 'border', 'padding', 'border-radius'];
    // The first screen of the home page ends with its first section, that of any other page with its banner's tabs.
    const roots = document.querySelectorAll(
      'header, aside, [data-first-screen]:not([data-below-fold]), body > #root > div',
    );
    return (
      [...roots]
        .flatMap((root) => [root, ...root.querySelectorAll('*')])
        // What holds the rest of the page grows when that is shown.
        .filter((element) => !element.querySelector('[data-below-fold]'))
        .filter((element) => !element.closest('[data-below-fold]') && element.checkVisibility())
        .flatMap((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          if (y >= window.innerHeight || width * height === 0) return [];
          const style = getComputedStyle(element);
          const looks = LOOKS.map((name) => style.getPropertyValue(name)).join(' | ');
          return `${element.tagName}.${element.getAttribute('class') ?? ''} ${[x, y, width, height].map(Math.round).join()} ${looks}`;
        })
    );
  });
}

const hidden = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > :not([data-first-screen]), [data-below-fold]')].filter((part) =>
        part.checkVisibility(),
      ).length,
  );

test('the first screen looks the same before its page’s stylesheets have come, and the rest waits for them', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const path of kinds) {
    // They bring a row of tabs to the page's own: of both readings neither must come after that.
    const releaseScripts = await hold(page, SCRIPTS);
    const release = await hold(page, STYLESHEETS);
    await page.goto(encodeURI(path), { waitUntil: 'commit' });
    await page.locator('#first-screen-end').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    const early = await readFirstScreen(page);
    expect(early.length, path).toBeGreaterThan(isPhone(page) ? 8 : 20);
    expect(await hidden(page), path).toBe(0);
    release();
    await expect(page.locator('html'), path).not.toHaveAttribute('data-unstyled');
    expect(await readFirstScreen(page), path).toEqual(early);
    releaseScripts();
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(kinds.length).toBeGreaterThan(new Set(navigation.pages.map(({ kind }) => kind)).size / 2);
});

test('a popup that is opened before the stylesheets have come has its own look', async ({ page }) => {
  const release = await hold(page, STYLESHEETS);
  await page.goto('/Brand/intro', { waitUntil: 'commit' });
  const dialog = page.locator('dialog[data-popup="reservation"]');
  await page.locator('[data-action="reservation"]').locator('visible=true').first().click();
  await expect(dialog).toBeVisible();
  const look = async () => {
    // A button under the pointer is on its way to another colour.
    await dialog.evaluate((popup) => {
      const changes = popup.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition);
      return Promise.allSettled(changes.map(({ finished }) => finished));
    });
    return dialog.locator('input, select, textarea, button, label').evaluateAll((parts) =>
      parts.map((part) => {
        const { width, height } = part.getBoundingClientRect();
        const { font, borderTopColor, backgroundColor } = getComputedStyle(part);
        return [part.tagName, Math.round(width), Math.round(height), font, borderTopColor, backgroundColor].join(' ');
      }),
    );
  };
  const early = await look();
  expect(early.length).toBeGreaterThan(5);
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-unstyled');
  expect(await look()).toEqual(early);
});

test('stylesheets that never come leave a page that can be read', async ({ page }) => {
  await page.clock.install();
  await hold(page, STYLESHEETS);
  await page.goto('/SalesInfo/schedule', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await expect(page.locator('footer')).toBeHidden();
  await page.clock.runFor(6500);
  await expect(page.locator('footer')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits to be shown', async ({ page }) => {
    await page.goto('/SalesInfo/schedule');
    await expect(page.locator('footer')).toBeVisible();
    await expect(page.locator('main > :not([data-first-screen])').first()).toBeVisible();
  });
});
