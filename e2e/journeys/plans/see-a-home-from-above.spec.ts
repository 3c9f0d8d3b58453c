import { planFrame as frame } from '#e2e/support/plans/plan.ts';
import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

const homeFromAbove = (page: Page, label: string) =>
  page
    .getByRole('figure')
    .filter({ hasText: '실제와 다를 수 있습니다' })
    .getByAltText(new RegExp(`${label} 확장형`));

test('the furnished home from above stands below the drawing, and comes once the reader is near', async ({ page }) => {
  await page.goto('/FloorPlan/59A');
  await untilReady(page);
  const view = homeFromAbove(page, '59㎡A');
  const loaded = () => view.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect(view).toHaveAttribute('loading', 'lazy');
  await view.scrollIntoViewIfNeeded();
  await expect.poll(loaded).toBeGreaterThan(0);
  const shown = await view.boundingBox();
  const plan = await frame(page).boundingBox();
  expect(shown?.y).toBeGreaterThan((plan?.y ?? 0) + (plan?.height ?? 0));
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(4 / 3, 1);
});

test('beside a tall drawing there is room for the home from above', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/FloorPlan/59B');
  await untilReady(page);
  const view = homeFromAbove(page, '59㎡B');
  await view.scrollIntoViewIfNeeded();
  const shown = await view.boundingBox();
  const plan = await frame(page).boundingBox();
  expect(shown?.x).toBeGreaterThan((plan?.x ?? 0) + (plan?.width ?? 0));
  expect(shown?.y).toBeLessThan((plan?.y ?? 0) + (plan?.height ?? 0) / 2);
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(1, 1);
});

test('on a phone a tall home from above is as tall as its picture', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/FloorPlan/59B');
  await untilReady(page);
  const view = homeFromAbove(page, '59㎡B');
  await view.scrollIntoViewIfNeeded();
  const shown = await view.boundingBox();
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(3 / 4, 1);
});

test('a type without such a picture shows the drawing alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/FloorPlan/114A');
  await expect(page.getByRole('heading', { name: '이 집의 특징' })).toBeVisible();
  await expect(page.getByAltText(/위에서 내려다본/)).toHaveCount(0);
});
