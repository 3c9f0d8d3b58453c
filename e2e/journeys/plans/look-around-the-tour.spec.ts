import type { Frame } from 'playwright/test';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, isPhone, test, untilReady, type Page } from '#e2e/support/site.ts';

// Without a graphics chip a frame of the view may take a second.
test.describe.configure({ timeout: 120_000 });
const PATIENCE = { timeout: 30_000 };

/** The viewer keeps where it looks to itself; this lets the test ask it. */
const letViewerBeAsked = (page: Page) =>
  page.addInitScript(() => {
    let library: Window['pannellum'];
    Object.defineProperty(window, 'pannellum', {
      get: () => library,
      set: (loaded: Window['pannellum']) => {
        library = { viewer: (...options) => Object.assign(window, { viewer: loaded.viewer(...options) }).viewer };
      },
    });
  });

const ask = (frame: Frame, what: 'getYaw' | 'getPitch' | 'getHfov') =>
  frame.evaluate((question) => (window as unknown as { viewer: PannellumViewer }).viewer[question](), what);

/** Runs in the frame: ends after so many frames, in each of which a view that turns has moved. */
const drawFrames = async (frames: number) => {
  for (let drawn = 0; drawn < frames; drawn += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Opens the tour as a visitor does; the frame inside is the panorama's own page. */
async function openTour(page: Page): Promise<Frame> {
  await page.goto('/FloorPlan/Emodel');
  await untilReady(page);
  await page.getByRole('button', { name: /VR을 보실 수 있습니다/ }).click();
  const element = await page.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('the button opened no frame');
  return frame;
}

/** Drags over the middle of the frame, with the finger on phones. */
async function drag(page: Page, by: number): Promise<void> {
  const box = (await page.locator('iframe').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!isPhone(page)) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 5 });
    await page.mouse.up();
    return;
  }
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((left) => ({ x: left, y })) });
  await touch('touchStart', [x]);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', [x + (by * step) / 5]);
  await touch('touchEnd', []);
}

test('the room is looked around in by keys, by buttons and by dragging', async ({ page }) => {
  await letViewerBeAsked(page);
  const frame = await openTour(page);
  const view = frame.getByRole('application', { name: /360도/ });
  await expect(frame.locator('main')).toHaveAttribute('data-state', 'ready', PATIENCE);
  await expect(view).toBeFocused();
  await expect(view).toHaveAccessibleDescription(/방향키/);

  await expect(frame.getByText('화면을 끌어 둘러보세요.')).toBeVisible();
  await page.keyboard.down('ArrowRight');
  await expect.poll(() => ask(frame, 'getYaw'), PATIENCE).toBeGreaterThan(0);
  await page.keyboard.up('ArrowRight');
  await expect(frame.getByText('화면을 끌어 둘러보세요.')).toBeHidden();

  await frame.getByRole('button', { name: '위쪽 보기' }).click();
  await expect.poll(() => ask(frame, 'getPitch'), PATIENCE).toBeGreaterThan(10);
  const wide = await ask(frame, 'getHfov');
  await frame.getByRole('button', { name: '확대' }).click();
  await expect.poll(() => ask(frame, 'getHfov'), PATIENCE).toBeLessThan(wide - 10);
  const yaw = await ask(frame, 'getYaw');
  await frame.getByRole('button', { name: '왼쪽 보기' }).click();
  await expect.poll(() => ask(frame, 'getYaw'), PATIENCE).toBeLessThan(yaw - 20);

  const before = await ask(frame, 'getYaw');
  await drag(page, -150);
  await expect.poll(() => ask(frame, 'getYaw'), PATIENCE).toBeGreaterThan(before + 3);
});

test('who wants no motion is turned at once, and the view stays there', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await letViewerBeAsked(page);
  const frame = await openTour(page);
  await expect(frame.locator('main')).toHaveAttribute('data-state', 'ready', PATIENCE);
  const yaw = await ask(frame, 'getYaw');
  await frame.getByRole('button', { name: '오른쪽 보기' }).click();
  expect(await ask(frame, 'getYaw')).toBeCloseTo(yaw + 30, 1);
  await frame.evaluate(drawFrames, 10);
  expect(await ask(frame, 'getYaw')).toBeCloseTo(yaw + 30, 1);
});

test('where there is no WebGL the picture lies flat and can be pushed', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const frame = await openTour(page);
  const main = frame.locator('main');
  await expect(main).toHaveAttribute('data-state', 'flat', PATIENCE);
  await expect(frame.getByRole('status')).toHaveText(/펼친 그림/);
  await expect(frame.getByRole('img')).toBeVisible();
  await main.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => main.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a picture that does not come can be asked for again', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/images/panorama-*', (route) => route.abort());
  const frame = await openTour(page);
  await expect(frame.getByRole('status')).toHaveText(/불러오지 못했습니다/, PATIENCE);
  await page.unroute('**/images/panorama-*');
  await frame.getByRole('button', { name: '다시 불러오기' }).click();
  await expect(frame.locator('main')).toHaveAttribute('data-state', 'ready', PATIENCE);
});

test('nothing of the tour is loaded before the click that its hint asks for', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => /\/tour\/|panorama/.test(request.url()) && asked.push(request.url()));
  await page.goto('/FloorPlan/Emodel');
  await untilReady(page);
  await expect(page.getByRole('tab', { name: '1·2단지' })).toHaveAttribute('aria-selected', 'true');
  await untilCodeRuns(page);
  expect(asked).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: '화면 아무 곳이나 클릭하시면 VR을 보실 수 있습니다.' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
