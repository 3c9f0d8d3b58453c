import { addressOf } from '#site/pages/routes.ts';
import { menuOf } from '#site/pages/menu.ts';
import { compareHydration } from '#e2e/support/hydration.ts';
import { facts, listed, navigation } from '#e2e/support/routes.ts';
import { expect, isPhone, test, untilReady } from '#e2e/support/site.ts';

for (const { path: address, page: entry } of listed)
  test(`${address} opens by its address, hydrates without changing anything, and scrolls nowhere sideways`, async ({
    page,
  }) => {
    const hydration = await compareHydration(page);
    const response = await page.goto(encodeURI(address));
    expect(response?.status()).toBe(200);
    const title = await page.title();
    const { before, after, sameNodes } = await hydration();
    expect(after).toBe(before);
    expect(sameNodes, 'the nodes are the prerendered ones').toBe(true);
    expect(await page.title()).toBe(title);
    for (const selector of [
      'title',
      'meta[name="description"]',
      'link[rel="canonical"]',
      'meta[property="og:image"]',
      'h1',
    ])
      await expect(page.locator(selector), selector).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    if (entry.kind !== 'home') await expect(page.locator('h1')).toHaveText(entry.label);
    // What is not laid out yet cannot be too wide.
    await untilReady(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('every page of the menu opens by a click', async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  for (const { title, entries } of menuOf(navigation, facts.slug))
    for (const { subTitle, subUrl } of entries) {
      if (isPhone(page)) {
        await page.getByRole('button', { name: '메뉴 열기' }).click();
        const menu = page.getByRole('navigation', { name: '주 메뉴' });
        const group = menu.locator('details', { hasText: title });
        // The group that was open stays open.
        if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
        await menu.getByRole('link', { name: subTitle, exact: true }).click();
        await expect(menu).toBeHidden();
      } else {
        await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: title, exact: true }).hover();
        await page
          .getByRole('navigation', { name: '주 메뉴' })
          .getByRole('link', { name: subTitle, exact: true })
          .last()
          .click();
      }
      await expect(page).toHaveURL(encodeURI(subUrl));
      await expect(page.locator('h1')).toHaveText(subTitle);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
});

test('unknown paths show Not Found with a real 404, a way home, and stay out of search engines', async ({ page }) => {
  for (const address of ['/nowhere', '/brand/intro', '/FloorPlan/999Z', `/${facts.slug}`]) {
    const response = await page.goto(encodeURI(address));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await untilReady(page);
  await page.getByRole('link', { name: '홈으로 가기' }).click();
  await expect(page).toHaveURL('/');
});

test('the old addresses lead to the new ones and leave no step behind', async ({ page }) => {
  await page.goto('/Brand/intro');
  await page.goto('/Promotion/Press');
  await expect(page).toHaveURL(encodeURI(addressOf('/{site}/press', facts.slug)));
  await expect(page.locator('h1')).toHaveText('언론보도');
  await page.goBack();
  await expect(page).toHaveURL('/Brand/intro');
  await page.goto('/SalesInfo/StampTax');
  await expect(page).toHaveURL('/SalesInfo/stampTax');
});

test('a page without content says COMEING SOON', async ({ page }) => {
  await page.goto('/BusinessGuide/documents');
  await expect(page.getByText('COMEING SOON', { exact: true })).toBeVisible();
});

test('another site of the same database has its press and customer pages', async ({ page }) => {
  const response = await page.goto(encodeURI('/다른단지/press'));
  expect(response?.status()).toBe(200);
  await expect(page.getByText('등록된 기사가 없습니다.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await page.getByRole('link', { name: '방문예약 등록' }).click();
  await expect(page).toHaveURL(encodeURI('/다른단지/customer'));
});
