import sharp from 'sharp';
import { expect, isPhone, test, untilReady } from '#e2e/support/site.ts';
import { Keys } from '#e2e/support/visitors/keys.ts';
import { PATIENCE, Walk } from '#e2e/support/walk.ts';
import { WALK_TEXT } from '#text/walk.ts';
import { DOOR_COLOUR } from '#tests/support/tour/drawn-panorama.ts';

test.describe.configure({ timeout: 120_000 });

test('a tap on a door leads into the next room, and the visitor looks on the way they went', async ({ page }) => {
  const walk = new Walk(page);
  await walk.open();
  await walk.expectIn('거실');
  // The kitchen is to the north, behind whoever looks out of the window.
  for (let turns = 0; turns < 6; turns += 1) await walk.tool('왼쪽 보기').click();
  await walk.placeOf('주방/식당');
  await expect(walk.frame.locator('[data-seen="left"], [data-seen="right"]')).toHaveCount(0);
  if (isPhone(page)) await walk.door('주방/식당').tap();
  else await walk.door('주방/식당').click();
  await walk.expectIn('주방/식당');
  await expect(page.getByRole('status').filter({ hasText: '주방/식당입니다' })).toBeAttached();
  expect(Math.abs(((((await walk.facing()) % 360) + 540) % 360) - 180)).toBeLessThan(30);
  await expect(walk.door('거실')).toBeAttached();
  await expect(walk.door('주방/식당')).toHaveCount(0);
});

test('while no door is in sight, the next one to each side waits at that edge of the picture', async ({ page }) => {
  const walk = new Walk(page);
  await walk.open();
  await walk.expectIn('거실');
  const item = walk.door('침실1').locator('xpath=..');
  await expect(item).toHaveAttribute('data-seen', 'right', PATIENCE);
  const [frame, door] = await Promise.all([walk.view.boundingBox(), walk.door('침실1').boundingBox()]);
  expect(frame!.x + frame!.width - (door!.x + door!.width)).toBeGreaterThanOrEqual(0);
  expect(frame!.x + frame!.width - (door!.x + door!.width)).toBeLessThan(40);
  const left = await walk.frame.locator('[data-seen="left"] button').boundingBox();
  expect(left!.x - frame!.x).toBeGreaterThanOrEqual(0);
  expect(left!.x - frame!.x).toBeLessThan(40);
  if (isPhone(page)) await walk.door('침실1').tap();
  else await walk.door('침실1').click();
  await walk.expectIn('침실1');
});

test('keys alone lead through the home: a door that has the focus comes into sight', async ({ page }) => {
  const keys = new Keys(page);
  const walk = new Walk(page);
  await walk.open();
  const start = await walk.facing();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => walk.facing(), PATIENCE).toBeLessThan(start - 10);
  await keys.to(walk.door('침실1'));
  await expect(walk.door('침실1').locator('xpath=..')).toHaveAttribute('data-seen', 'true', PATIENCE);
  await keys.press('Enter');
  await walk.expectIn('침실1');
  await expect(walk.view).toBeFocused();
  await keys.enter(walk.door('거실'));
  await walk.expectIn('거실');
});

test('the map and the list lead to any room, and their point keeps the focus', async ({ page }) => {
  const walk = new Walk(page);
  await page.goto('/FloorPlan/Emodel');
  await untilReady(page);
  await walk.rooms.getByRole('link', { name: '침실2' }).click();
  await walk.expectIn('침실2');
  await walk.map.getByRole('link', { name: /침실1$/ }).click();
  await walk.expectIn('침실1');
  await expect(walk.map.getByRole('link', { name: /침실1$/ })).toBeFocused();
});

test('the buttons of doors stand in the doors of the picture', async ({ page }) => {
  const walk = new Walk(page);
  await walk.open();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [from, to] of [
    ['침실2', '복도'],
    ['침실1', '거실'],
    ['침실3', '복도'],
  ] as const) {
    await walk.rooms.getByRole('link', { name: from }).click();
    await walk.expectIn(from);
    await walk.door(to).focus();
    const button = await walk.placeOf(to);
    const view = (await walk.view.boundingBox())!;
    const shot = sharp(await walk.view.screenshot());
    const { width } = await shot.metadata();
    const scale = width / view.width;
    // Right above the mark, in the door.
    const [left, top] = [button.x + button.width / 2 - view.x, button.y - view.y - 16].map((at) =>
      Math.round(at * scale),
    );
    const pixel = await shot
      .extract({ left: left ?? 0, top: top ?? 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const [red = 0, green = 0, blue = 0] = pixel;
    const [doorRed, doorGreen, doorBlue] = DOOR_COLOUR;
    expect(green / red, `${from} to ${to}`).toBeCloseTo(doorGreen / doorRed, 1);
    expect(blue / red, `${from} to ${to}`).toBeCloseTo(doorBlue / doorRed, 1);
  }
});

test('a room whose picture does not come is not entered; the visitor stays, is told, and may try again', async ({
  page,
}) => {
  const walk = new Walk(page);
  await walk.open();
  await page.route('**/images/panorama-*', (route) => route.abort());
  await walk.rooms.getByRole('link', { name: '침실3' }).click();
  await expect(page.getByRole('alert')).toHaveText(/침실3 그림을 불러오지 못했습니다/, PATIENCE);
  await walk.expectIn('거실');
  await page.unroute('**/images/panorama-*');
  await page.getByRole('button', { name: '다시 불러오기' }).click();
  await walk.expectIn('침실3');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'without WebGL the rooms are found all the same, by the list and by the map',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const walk = new Walk(page);
    await page.goto('/FloorPlan/Emodel');
    await untilReady(page);
    await walk.rooms.getByRole('link', { name: '침실1' }).click();
    await expect(page.getByRole('region', { name: '침실1 360도 보기' }).getByRole('img')).toBeVisible(PATIENCE);
    await walk.map.getByRole('link', { name: /주방\/식당$/ }).click();
    await expect(page.getByRole('region', { name: '주방/식당 360도 보기' })).toBeVisible(PATIENCE);
  },
);

/** What a device says of how it is turned. Without this a browser that has no window refuses: it can ask nobody. */
const SENSORS = ['accelerometer', 'gyroscope', 'magnetometer'];

test('a device that is turned turns the view, once it is asked for', { tag: '@phone' }, async ({ page }) => {
  await page.context().grantPermissions(SENSORS);
  const walk = new Walk(page);
  await walk.open();
  // As a device does, which says all the time where it is: one that is silent for 1.5 s is none, however busy the page.
  let saying: number | undefined;
  const turn = async (alpha: number) => {
    saying = await page.evaluate(
      ([degrees, before]) => {
        const say = () =>
          window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha: degrees, beta: 90, gamma: 0 }));
        clearInterval(before);
        say();
        return window.setInterval(say, 50);
      },
      [alpha, saying] as const,
    );
  };
  const start = await walk.facing();
  await turn(0);
  await turn(340);
  expect(await walk.facing()).toBe(start);
  await turn(0);
  await walk.tool('기기를 움직여 둘러보기').click();
  await expect(walk.tool('기기를 움직여 둘러보기')).toHaveAttribute('aria-pressed', 'true');
  await turn(0);
  await turn(340);
  await expect.poll(() => walk.facing(), PATIENCE).toBeCloseTo(start + 20, 0);
  // Longer than a device may say nothing: one that speaks is followed on.
  const followedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 2000, followedAt);
  await turn(330);
  await expect.poll(() => walk.facing(), PATIENCE).toBeCloseTo(start + 30, 0);
  await walk.tool('기기를 움직여 둘러보기').click();
  await turn(300);
  await expect(walk.tool('기기를 움직여 둘러보기')).toHaveAttribute('aria-pressed', 'false');
  expect(await walk.facing()).toBeCloseTo(start + 30, 0);
});

test(
  'a device that says nothing of how it is turned is followed no more, and the visitor is told',
  { tag: '@phone' },
  async ({ page }) => {
    await page.context().grantPermissions(SENSORS);
    const walk = new Walk(page);
    await walk.open();
    const start = await walk.facing();
    await walk.tool('기기를 움직여 둘러보기').click();
    await expect(page.getByText(WALK_TEXT.noTurn)).toBeVisible(PATIENCE);
    await expect(walk.tool('기기를 움직여 둘러보기')).toHaveAttribute('aria-pressed', 'false');
    expect(await walk.facing()).toBe(start);
  },
);
