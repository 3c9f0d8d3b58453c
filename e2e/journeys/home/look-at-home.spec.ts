import type { Locator } from 'playwright/test';
import { hold } from '#e2e/support/network/hold.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const RISE_MS = 100;

test('the banner’s words rise 100 ms after the page is there', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, '**/assets/main-*.js');
  await page.goto('/');
  const words = page.getByRole('main').locator('h1').locator('xpath=../..');
  await expect(words).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  // The page's own code is held: what it plans can still be watched.
  await page.evaluate((ms) => {
    const plan = window.setTimeout.bind(window);
    const watched = (work: TimerHandler, delay?: number) => {
      if (delay === ms) Object.assign(window, { isPlanned: true });
      return plan(work, delay);
    };
    Object.assign(window, { setTimeout: watched });
  }, RISE_MS);
  release();
  // In steps, for the words are planned to rise between two of them.
  while (!(await page.evaluate(() => Reflect.has(window, 'isPlanned')))) await page.clock.runFor(5);
  await page.clock.runFor(RISE_MS - 20);
  await expect(words).toHaveCSS('animation-name', 'none');
  await page.clock.runFor(25);
  await expect(words).not.toHaveCSS('animation-name', 'none');
});

test('the screens lead to the film, the four premium pages and the plan', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: /자세히 보기$/ }) });
  await expect(cards.locator('h3')).toHaveCount(4);
  expect(await cards.locator('br').count(), 'two lines each').toBe(4);
  const links = await cards.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/BusinessGuide/intro',
    '/LocationEnvironment/intro',
    '/LocationEnvironment/intro',
    '/LocationEnvironment/premium',
  ]);
  await expect(main.getByRole('link', { name: '홍보영상 보기' })).toHaveAttribute('href', '/Brand/video');
  await main.getByRole('link', { name: '평면도 자세히 보기' }).click();
  await expect(page).toHaveURL('/FloorPlan/84A');
});

test('the viewer greys its arrows at either end and fades a chosen plan in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  await expect(page.getByRole('tab')).toHaveText(['59㎡A', '59㎡B', '84㎡A']);
  const back = page.getByRole('button', { name: '이전 타입' });
  const forward = page.getByRole('button', { name: '다음 타입' });
  const colour = (arrow: Locator) => arrow.locator('span').evaluate((mark) => getComputedStyle(mark).borderRightColor);
  const [grey, usual] = [await colour(back), await colour(forward)];
  expect(grey).not.toBe(usual);
  const plan = page.getByRole('img', { name: /^(59㎡A|59㎡B|84㎡A) 평면도/ }).locator('xpath=..');
  await expect(plan).toHaveCSS('animation-name', 'none');
  await forward.click();
  await expect(plan).toHaveCSS('animation-duration', '0.5s');
  await expect(plan).toHaveCSS('opacity', '1');
  await forward.click();
  await expect(page.getByRole('img', { name: /^84㎡A 평면도/ })).toBeVisible();
  expect([await colour(back), await colour(forward)]).toEqual([usual, grey]);
  await forward.dispatchEvent('click');
  await expect(page.getByRole('tab', { name: '84㎡A' })).toHaveAttribute('aria-selected', 'true');
});

test(
  'the key figures stand at the foot of the first screen, before the wheel is turned',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    const figures = page.getByRole('main').locator('dl').first();
    await expect(figures.locator('dt')).toHaveText(['세대수', '규모', '전용면적', '대지면적', '위치', '입주 예정']);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 1366, height: 657 },
    ]) {
      await page.setViewportSize(size);
      await expect(figures, `${size.width}×${size.height}`).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'on a phone the key figures follow the first screen, two beside each other',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    const figures = page.getByRole('main').locator('dl').first();
    await expect(figures).toContainText('440세대오피스텔 168실');
    const tops = await figures.locator('> div').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(3);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the key figures stand in the page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').locator('dl').first()).toContainText('440세대');
  });
});

test('the plans lead to the prices', async ({ page }) => {
  await page.goto('/');
  const plans = page.getByRole('region', { name: '59㎡와 84㎡, 두 가지 면적' });
  await expect(plans.getByRole('link', { name: '분양가 보기' })).toHaveAttribute('href', '/SalesInfo/price');
});
