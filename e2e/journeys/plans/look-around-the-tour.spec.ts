import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, test, untilPainted, untilReady } from '#e2e/support/site.ts';
import { PATIENCE, Walk } from '#e2e/support/walk.ts';

test.describe.configure({ timeout: 120_000 });

test('the room is looked around in by keys, by buttons and by dragging', async ({ page }) => {
  const walk = new Walk(page);
  await walk.open();
  await expect(walk.view).toBeFocused();
  await expect(walk.view).toHaveAccessibleDescription(/방향키/);

  await expect(page.getByText('화면을 끌어 둘러보고, 문을 눌러 옆 공간으로 가 보세요.')).toBeVisible();
  const start = await walk.facing();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => walk.facing(), PATIENCE).toBeGreaterThan(start + 10);
  await expect(page.getByText('화면을 끌어 둘러보고, 문을 눌러 옆 공간으로 가 보세요.')).toBeHidden();

  const turned = await walk.facing();
  await walk.tool('왼쪽 보기').click();
  await expect.poll(() => walk.facing(), PATIENCE).toBeLessThan(turned - 20);

  const before = await walk.facing();
  await walk.drag(-120);
  await expect.poll(() => walk.facing(), PATIENCE).toBeGreaterThan(before + 3);
});

test('the picture follows: what was seen is seen no more', { tag: '@desktop' }, async ({ page }) => {
  const walk = new Walk(page);
  await walk.open();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shots = [await walk.view.screenshot()];
  for (const tool of ['오른쪽 보기', '위쪽 보기', '확대']) {
    await walk.tool(tool).click();
    await untilPainted(page);
    shots.push(await walk.view.screenshot());
  }
  expect(new Set(shots.map((shot) => shot.toString('base64'))).size).toBe(4);
});

test('who wants no motion is turned at once, and the view stays there', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const walk = new Walk(page);
  await walk.open();
  const start = await walk.facing();
  await walk.tool('오른쪽 보기').click();
  await untilPainted(page);
  expect(await walk.facing()).toBeCloseTo(start + 30, 0);
  await walk.drag(-100);
  await untilPainted(page);
  const held = await walk.facing();
  await untilPainted(page);
  expect(await walk.facing()).toBe(held);
});

test('where there is no WebGL the picture lies flat and can be pushed', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/FloorPlan/Emodel');
  await untilReady(page);
  await page.getByRole('button', { name: /VR을 보실 수 있습니다/ }).click();
  const flat = page.getByRole('region', { name: /360도/ });
  await expect(flat.getByRole('img')).toBeVisible(PATIENCE);
  await expect(page.getByText(/펼친 그림/)).toBeVisible();
  await flat.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => flat.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test(
  'what the system took of the graphics is asked back, and the picture lies flat meanwhile',
  { tag: '@desktop' },
  async ({ page }) => {
    const walk = new Walk(page);
    await walk.open();
    await walk.tool('오른쪽 보기').click();
    const lose = (what: 'loseContext' | 'restoreContext') =>
      page.evaluate((call) => {
        const gl = document.querySelector('canvas')?.getContext('webgl2');
        const known = window as unknown as { lost?: WEBGL_lose_context | null };
        known.lost ??= gl?.getExtension('WEBGL_lose_context') ?? null;
        known.lost?.[call]();
      }, what);
    await lose('loseContext');
    await expect(page.getByText(/펼친 그림/)).toBeVisible();
    await lose('restoreContext');
    await expect(walk.view).toBeVisible(PATIENCE);
    await expect(page.getByText(/펼친 그림/)).toBeHidden();
  },
);

test('a picture that does not come can be asked for again', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/images/panorama-*', (route) => route.abort());
  const walk = new Walk(page);
  await page.goto('/FloorPlan/Emodel');
  await untilReady(page);
  await page.getByRole('button', { name: /VR을 보실 수 있습니다/ }).click();
  await expect(page.getByRole('alert')).toHaveText(/불러오지 못했습니다/, PATIENCE);
  await page.unroute('**/images/panorama-*');
  await page.getByRole('button', { name: '다시 불러오기' }).click();
  await expect(walk.view).toHaveAccessibleName(/360도/, PATIENCE);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('nothing of the tour is loaded before the click that its hint asks for', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => /panorama|walk-view-.*\.js/.test(request.url()) && asked.push(request.url()));
  await page.goto('/FloorPlan/Emodel');
  await untilReady(page);
  await expect(page.getByRole('tab', { name: '1·2단지' })).toHaveAttribute('aria-selected', 'true');
  await untilCodeRuns(page);
  expect(asked).toEqual([]);
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.getByRole('button', { name: '화면 아무 곳이나 클릭하시면 VR을 보실 수 있습니다.' }).click();
  await expect(page.locator('canvas')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});
