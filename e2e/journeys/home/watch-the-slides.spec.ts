import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

const slider = (page: Page) => page.getByRole('region', { name: '프리미엄 슬라이드' });
const shown = (page: Page) => slider(page).locator('li[data-state="current"] h3');

/** Opens the page with a clock that stands still until the test moves it. */
async function openSlides(page: Page): Promise<string[]> {
  await page.clock.install();
  await page.goto('/LocationEnvironment/premium');
  await untilReady(page);
  await page.mouse.move(1, 1);
  await page.clock.pauseAt(Date.now() + 60_000);
  // Its six seconds begin with the clock stopped.
  await slider(page).getByRole('button', { name: '1번째 슬라이드' }).dispatchEvent('click');
  return slider(page).locator('li h3').allTextContents();
}

/** A finger that goes `distance` pixels sideways over the slides. */
async function swipe(page: Page, distance: number) {
  const box = await slider(page).locator('ul').boundingBox();
  if (!box) throw new Error('the slides have no place');
  const y = box.y + box.height / 3;
  const x = box.x + box.width / 2;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + distance, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What the browser tells a page when another tab is looked at. */
const hideTab = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('the six slides follow one another every 6 seconds, and begin again', async ({ page }) => {
  const titles = await openSlides(page);
  expect(titles).toHaveLength(6);
  for (const title of [...titles.slice(1), titles[0] ?? '']) {
    await page.clock.runFor(5900);
    await expect(shown(page)).not.toHaveText(title);
    await page.clock.runFor(200);
    await expect(shown(page)).toHaveText(title);
  }
});

test('a swipe of 50 px changes the slide, a shorter one does not', { tag: '@phone' }, async ({ page }) => {
  const [first = '', second = ''] = await openSlides(page);
  await swipe(page, -40);
  await expect(shown(page)).toHaveText(first);
  await swipe(page, -60);
  await expect(shown(page)).toHaveText(second);
  await swipe(page, 60);
  await expect(shown(page)).toHaveText(first);
});

test('the arrows go around, the dots lead anywhere', async ({ page }) => {
  const titles = await openSlides(page);
  await expect(slider(page).getByRole('button', { name: '번째 슬라이드' })).toHaveCount(6);
  await slider(page).getByRole('button', { name: '이전' }).click();
  await expect(shown(page)).toHaveText(titles.at(-1) ?? '');
  await slider(page).getByRole('button', { name: '다음' }).click();
  await expect(shown(page)).toHaveText(titles[0] ?? '');
  await slider(page).getByRole('button', { name: '3번째 슬라이드' }).click();
  await expect(shown(page)).toHaveText(titles[2] ?? '');
});

test('the slides stop when asked to, while they are pointed at, and in a hidden tab', async ({ page }, { project }) => {
  const [first = '', second = '', third = ''] = await openSlides(page);
  await slider(page).getByRole('button', { name: '자동 넘김 정지' }).click();
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(first);
  await slider(page).getByRole('button', { name: '자동 넘김 시작' }).click();
  await page.clock.runFor(6100);
  await expect(shown(page)).toHaveText(second);
  await hideTab(page, true);
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(second);
  await hideTab(page, false);
  await page.clock.runFor(6100);
  await expect(shown(page)).toHaveText(third);
  if (project.name === 'phone') return;
  await page.mouse.move(1, 1);
  await shown(page).hover();
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(third);
});

test('who wants less motion gets slides that wait', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [first = ''] = await openSlides(page);
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(first);
});

test('a box of PREMIUM 01 to 04 opens over its picture, one or none at a time', { tag: '@phone' }, async ({ page }) => {
  await openSlides(page);
  const box = (number: number) => page.getByRole('button', { name: `PREMIUM 0${number}` });
  await expect(page.getByRole('button', { name: /^PREMIUM 0/ })).toHaveCount(4);
  await box(1).click();
  await expect(box(1)).toHaveAttribute('aria-expanded', 'true');
  await box(3).click();
  await expect(box(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(3)).toHaveAttribute('aria-expanded', 'true');
  const text = page.locator(`[id="${await box(3).getAttribute('aria-controls')}"]`);
  await expect(text).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: box(3) })
      .getByRole('img'),
  ).toBeVisible();
  await box(3).click();
  await expect(text).toBeHidden();
});
