import { facts } from '#content/facts.ts';
import { home } from '#content/home.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

test(
  'a phone sees the homes before the brand, and the whole in 9,500 px, none of it beside the page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await untilReady(page);
    const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? NaN;
    expect(await topOf(home.location.title)).toBeLessThan(await topOf(home.unitPlan.title));
    expect(await topOf(home.unitPlan.title)).toBeLessThan(await topOf(home.living.title));
    expect(await topOf(home.living.title)).toBeLessThan(await topOf(home.brand.title));
    expect(await topOf(home.premium.title)).toBeLessThan(await topOf(home.visit.title));
    const { scrollHeight, scrollWidth } = await page.evaluate(() => {
      const { scrollHeight: height, scrollWidth: width } = document.documentElement;
      return { scrollHeight: height, scrollWidth: width };
    });
    expect(scrollWidth).toBe(390);
    expect(scrollHeight).toBeLessThanOrEqual(9500);
  },
);

test(
  'a phone’s footer is no longer than 600 px, names the builder and unfolds the rest',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/BusinessGuide/plan');
    await untilReady(page);
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(600);
    await expect(footer.getByText(facts.companies.builder, { exact: true })).toBeVisible();
    await expect(footer.getByText('사업자등록번호')).toBeHidden();
    await footer.getByText('사업자 정보와 유의사항').click();
    await expect(footer.getByText('사업자등록번호')).toBeVisible();
  },
);

test('a wide footer and a printed one say it unasked', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/BusinessGuide/plan');
  await untilReady(page);
  const number = page.getByRole('contentinfo').getByText('사업자등록번호');
  await expect(number).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 690, height: 1000 });
  await expect(number).toBeVisible();
});
