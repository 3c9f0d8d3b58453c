import { expectAccessible } from '#e2e/support/screens/accessibility.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';
import { PATIENCE, Walk } from '#e2e/support/walk.ts';

test.describe.configure({ timeout: 120_000 });

test('a type’s page leads to the walk through it', async ({ page }) => {
  await page.goto('/FloorPlan/59A');
  await untilReady(page);
  await page.getByRole('link', { name: '360도로 살펴보기' }).click();
  await expect(page).toHaveURL(/\/FloorPlan\/Emodel\?type=59A$/);
  await expect(page.getByRole('tab', { name: '59㎡A' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: '1·2단지' })).toHaveAttribute('aria-selected', 'true');
  await expect(new Walk(page).frame).toHaveAccessibleName('59㎡A 살펴보기');
});

test('a type that cannot be walked through leads to the tour alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/FloorPlan/59B');
  await expect(page.getByRole('link', { name: 'E-모델하우스 보기' })).toHaveAttribute('href', '/FloorPlan/Emodel');
  await expect(page.getByRole('link', { name: '360도로 살펴보기' })).toHaveCount(0);
});

test('another type begins anew, in its own rooms', async ({ page }) => {
  const walk = new Walk(page);
  await walk.open('/FloorPlan/Emodel');
  await page.getByRole('tab', { name: '59㎡A' }).click();
  await expect(page.getByRole('button', { name: /VR을 보실 수 있습니다/ })).toBeVisible();
  await expect(walk.frame).toHaveAccessibleName('59㎡A 살펴보기');
});

test('an open walk has no problem of accessibility', async ({ page }) => {
  const walk = new Walk(page);
  await walk.open();
  await walk.rooms.getByRole('link', { name: '복도' }).click();
  await walk.expectIn('복도');
  await expectAccessible(page);
});

test(
  'one looks through a wide window, beside the plan and the rooms under it',
  { tag: '@desktop' },
  async ({ page }) => {
    const walk = new Walk(page);
    await walk.open();
    const [view, map, rooms] = await Promise.all([walk.view, walk.map, walk.rooms].map((part) => part.boundingBox()));
    expect((view?.width ?? 0) / (view?.height ?? Infinity)).toBeGreaterThan(1.3);
    expect(map?.x).toBeGreaterThan((view?.x ?? Infinity) + (view?.width ?? 0));
    expect(rooms?.y).toBeGreaterThanOrEqual((map?.y ?? Infinity) + (map?.height ?? 0));
    for (const part of [walk.view, walk.map, walk.rooms]) await expect(part).toBeInViewport({ ratio: 1 });
  },
);

test(
  'on a phone the plan is right under the view, and under it the rooms are a row that follows the visitor',
  { tag: '@phone' },
  async ({ page }) => {
    const walk = new Walk(page);
    await walk.open();
    for (const part of [walk.view, walk.map, walk.rooms.getByRole('link').first()])
      await expect(part).toBeInViewport({ ratio: 1 });
    await walk.rooms
      .getByRole('link')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect(walk.rooms.getByRole('link').last()).toHaveAttribute('aria-current', 'true', PATIENCE);
    await expect(walk.rooms.getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
    const [view, map, rooms] = await Promise.all([walk.view, walk.map, walk.rooms].map((part) => part.boundingBox()));
    expect(map?.y).toBeGreaterThanOrEqual((view?.y ?? Infinity) + (view?.height ?? 0));
    expect(rooms?.y).toBeGreaterThanOrEqual((map?.y ?? Infinity) + (map?.height ?? 0));
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rooms stand in words and lead to their pictures', { tag: '@desktop' }, async ({ page }) => {
    const walk = new Walk(page);
    await page.goto('/FloorPlan/Emodel');
    const room = walk.rooms.getByRole('link', { name: /침실1/ });
    await expect(room).toContainText(/\d\.\d × \d\.\dm/);
    await expect(room).toContainText('침실1의 벽과 문, 창이 보입니다.');
    const response = await page.request.get((await room.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('image/webp');
  });
});
