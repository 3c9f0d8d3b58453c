import { expect, test } from '#e2e/support/screens/accessibility.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { untilStill } from '#e2e/support/scrolling.ts';
import { untilReady, type Page } from '#e2e/support/site.ts';

/** What still moves: the element's class, and for how many milliseconds. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const duration = Number(effect?.getComputedTiming().duration);
      return duration > 1 && effect instanceof KeyframeEffect ? [`${effect.target?.className}: ${duration}`] : [];
    }),
  );

for (const address of ['/', '/Brand/intro', '/LocationEnvironment/premium', '/ComplexGuide/community'])
  test(`${address} stands still for who wants less motion, also while it is scrolled`, async ({ page }) => {
    await page.goto(address);
    expect(await movements(page)).toEqual([]);
    await untilReady(page);
    expect(await movements(page)).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await movements(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('button', { name: '방문예약' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await movements(page)).toEqual([]);
  });

test('paging jumps for who wants less motion', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  // Its code comes after the page's; until then the browser scrolls.
  await untilCodeRuns(page);
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    document.addEventListener('scroll', () => places.push(window.scrollY));
  });
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await untilStill(page);
  const places = await page.evaluate(() => Reflect.get(window, 'places') as number[]);
  expect(new Set(places), 'one place, with none on the way').toEqual(new Set([await page.evaluate(() => scrollY)]));
});

test('films make no sound by themselves, and can be stopped', async ({ page }) => {
  await page.goto('/Brand/video');
  await untilReady(page);
  const film = page.locator('video');
  await expect(film).toHaveJSProperty('muted', true);
  // Where less motion is wished for, it waits to be asked.
  await expect(film).toHaveJSProperty('paused', true);
  await page.getByRole('link', { name: /재생$/ }).click();
  await expect(film).toHaveJSProperty('controls', true);
  await expect(film).toHaveJSProperty('loop', false);
});

test.describe('with colours that the visitor chose', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const groundOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);

  test('plans keep dark lines on white paper on a dark screen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/FloorPlan/84A');
    await untilReady(page);
    const region = '[aria-label="평면도 확대·이동 영역"]';
    await expect(page.locator(region)).toBeVisible();
    expect(await groundOf(page, region)).toBe('rgb(255, 255, 255)');
    await page.goto('/');
    await untilReady(page);
    expect(await groundOf(page, '[role="tabpanel"] [data-fade]')).toBe('rgb(255, 255, 255)');
    expect(await groundOf(page, 'body')).not.toBe('rgb(255, 255, 255)');
  });

  test('what is chosen stands out from what is not', async ({ page }) => {
    for (const [address, chosen, other] of [
      ['/Brand/intro', '[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
      ['/Brand/intro', 'main nav [aria-current="page"]', 'main nav a:not([aria-current])'],
      ['/LocationEnvironment/premium', '[aria-current="true"]', '[aria-current="false"]'],
      ['/ComplexGuide/detailintro', 'input:checked + span', 'input:not(:checked) + span'],
    ] as const) {
      await page.goto(address);
      await untilReady(page);
      expect(await groundOf(page, chosen), chosen).not.toBe(await groundOf(page, other));
    }
    await page.getByRole('button', { name: '큰 글씨' }).click();
    expect(await groundOf(page, '[aria-pressed="true"]')).not.toBe(await groundOf(page, 'header button'));
  });
});
