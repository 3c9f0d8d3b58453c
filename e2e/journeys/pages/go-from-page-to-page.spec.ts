import { hold } from '#e2e/support/network/hold.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const meta = (name: string) => `meta[name="${name}"], meta[property="${name}"]`;

test('title, canonical, description and robots are those of the page that is shown', async ({ page }) => {
  await page.goto('/nowhere');
  await untilReady(page);
  await page.getByRole('link', { name: '홈으로 가기' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator(meta('robots'))).toHaveAttribute('content', 'index,follow');
  const home = await page.locator(meta('description')).getAttribute('content');
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/privacy$/);
  await expect(page.locator(meta('description'))).not.toHaveAttribute('content', home ?? '');
  await expect(page.locator(meta('og:title'))).toHaveAttribute('content', await page.title());
});

test('every page begins at its top, with the focus on what is new', async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.locator('h1')).toHaveText('개인정보처리방침');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page that could not be loaded says so, and opens when the network is back', async ({ page, context }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  await expect(page.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText('개인정보처리방침');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
});

test(
  'the phone’s menu fits the window, also after it turns, and goes when the window is wide',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    const bottom = () =>
      menu.evaluate((element) => Math.round(element.getBoundingClientRect().bottom - window.innerHeight));
    await expect.poll(bottom).toBe(0);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(bottom).toBe(0);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  },
);

test('opening a group of the menu does not scroll the page under it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/BusinessGuide/intro');
  await untilReady(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const place = await page.evaluate(() => window.scrollY);
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  for (const group of ['청약안내', '단지안내', '홍보센터'])
    await menu.locator('summary', { hasText: group }).dispatchEvent('click');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('the header changes when the page is scrolled', async ({ page }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const shadow = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).boxShadow);
  expect(await shadow()).toBe('none');
  await page.evaluate(() => window.scrollTo(0, 5));
  await expect.poll(shadow).not.toBe('none');
});

test(
  'three orange dots of 15 px, 15 px apart, say that a page is on its way',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/Brand/intro');
    await untilReady(page);
    const release = await hold(page, '**/assets/document-*.js');
    await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
    const spinner = page.getByRole('status', { name: '불러오는 중입니다' });
    await expect(spinner).toBeVisible();
    const dots = await spinner
      .locator('span')
      .evaluateAll((all: HTMLElement[]) =>
        all.map((dot) => [dot.offsetWidth, dot.offsetHeight, getComputedStyle(dot).backgroundColor]),
      );
    expect(dots).toEqual(Array.from({ length: 3 }, () => [15, 15, 'rgb(242, 140, 40)']));
    const [left = 0, right = 0] = await spinner
      .locator('span')
      .evaluateAll((all: HTMLElement[]) => all.map((dot) => dot.offsetLeft));
    expect(right - left - 15).toBe(15);
    release();
    await expect(page.locator('h1')).toHaveText('개인정보처리방침');
    await expect(spinner).toHaveCount(0);
  },
);
