import { hold } from '#e2e/support/network/hold.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, test, untilPainted, untilReady, type Page } from '#e2e/support/site.ts';

const GALLERY = '/ComplexGuide/community';

/** How opaque every picture of the page's body is, from 0 to 1, what holds it included. */
const opacities = (page: Page) =>
  page.locator('main li img').evaluateAll((pictures) =>
    pictures.map((picture) => {
      let opacity = 1;
      for (let box: Element | null = picture; box; box = box.parentElement) opacity *= +getComputedStyle(box).opacity;
      return opacity;
    }),
  );

test('pictures below the first screen fade in once the page is scrolled past 200 px', async ({ page }) => {
  await page.goto(GALLERY);
  await untilReady(page);
  await expect.poll(() => opacities(page).then((all) => all.at(-1))).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await untilPainted(page);
  await expect(page.locator('main [data-waiting]').last(), 'at 200 px they wait').toBeAttached();
  expect((await opacities(page)).at(-1)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 201, behavior: 'instant' }));
  await expect.poll(() => opacities(page)).toEqual((await opacities(page)).map(() => 1));
});

test('the first picture is never hidden', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const picture = document.querySelector('main img');
      if (picture) seen.push(+getComputedStyle(picture).opacity);
      if (seen.length < 120) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(GALLERY);
  await untilReady(page);
  await page.waitForFunction(() => (Reflect.get(window, 'seen') as number[]).length >= 60);
  expect(new Set(await page.evaluate(() => Reflect.get(window, 'seen') as number[]))).toEqual(new Set([1]));
});

test('without scripts, and for those who want less motion, nothing is hidden', async ({ browser, site, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(site.url + GALLERY);
  expect(new Set(await opacities(still))).toEqual(new Set([1]));
  await context.close();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(GALLERY);
  await untilReady(page);
  await untilCodeRuns(page);
  expect(new Set(await opacities(page))).toEqual(new Set([1]));
});

test('a picture that comes late sharpens out of its preview', { tag: '@phone' }, async ({ page }) => {
  // Held from the start: how far below the window a lazy picture is asked for differs from browser to browser.
  const release = await hold(page, '**/images/community-guesthouse-*');
  await page.goto(GALLERY, { waitUntil: 'domcontentloaded' });
  await untilReady(page);
  const picture = page.locator('main li img').last();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', false);
  await expect(picture).toHaveCSS('animation-name', 'none');
  release();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveCSS('animation-name', 'none');
});

test(
  'the brand’s two tabs have their own words, which come half a second after the picture',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/Brand/intro');
    await untilReady(page);
    await expect(page.getByRole('tab')).toHaveText(['브랜드 스토리', '디자인 철학']);
    const words = page.getByRole('tabpanel').getByRole('heading').locator('xpath=..');
    const first = await words.innerText();
    await page.getByRole('tab', { name: '디자인 철학' }).click();
    expect(await words.innerText()).not.toBe(first);
    const seen = await words.evaluate((element) => {
      const [rise] = element.getAnimations();
      if (!rise) return [];
      rise.pause();
      return [0, 490, 600, 2000].map((at) => {
        rise.currentTime = at;
        return Number(getComputedStyle(element).opacity);
      });
    });
    const [begin, before, after = 0, end] = seen;
    expect([begin, before, end]).toEqual([0, 0, 1]);
    expect(after).toBeGreaterThan(0);
  },
);
