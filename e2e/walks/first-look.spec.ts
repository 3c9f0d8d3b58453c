import sharp from 'sharp';
import { builtWalk } from '#e2e/support/builds/walk-site.ts';
import { expect, test, untilPainted } from '#e2e/support/site.ts';
import { Walk } from '#e2e/support/walk.ts';
import { turned } from '#site/tour/direction.ts';
import { walkHome } from '#site/tour/walk-home.ts';
import { colourOf, lookAround } from '#tests/support/tour/drawn-panorama.ts';
import { root } from '#tests/support/source-files.ts';
import { WALK_TEXT } from '#text/walk.ts';
import { loadContent } from '#tools/content/content.ts';

test.describe.configure({ timeout: 120_000 });

const plan = (await loadContent(`${root}/src/content`)).plans['84A']!;
const home = walkHome(plan);

/** A room of the walk, its first look as the content has it, and what is to be seen there. */
function firstLook(room: string) {
  const { at, heading = NaN, down = NaN } = builtWalk('84A', plan).points.find((point) => point.room === room)!;
  const seen = lookAround(home, at);
  const there = seen({ yaw: heading, pitch: -down });
  return { heading, there, level: seen({ yaw: heading, pitch: 0 }), colour: colourOf(there, [...home.rooms.keys()]) };
}

/** What the view shows without the marks over it. */
async function shownIn(walk: Walk) {
  await walk.frame.getByRole('list', { name: WALK_TEXT.doors }).evaluate((list) => {
    list.style.visibility = 'hidden';
  });
  const { data, info } = await sharp(await walk.view.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0] as const;
  };
  return { at, width: info.width, height: info.height };
}

/** Light changes a colour, but not what its parts are to each other. */
const isOf = (seen: readonly number[], colour: readonly number[]) =>
  [1, 2].every((part) => Math.abs(seen[part]! / seen[0]! - colour[part]! / colour[0]!) < 0.07);

async function enter(walk: Walk, room: string) {
  await walk.page.emulateMedia({ reducedMotion: 'reduce' });
  await walk.open();
  await walk.rooms.getByRole('link', { name: room }).click();
  await walk.expectIn(room);
  await untilPainted(walk.page);
}

for (const [room, what] of [
  ['침실2', 'door'],
  ['침실3', 'floor'],
] as const)
  test(`${room} is entered with the look that its content names, at the ${what}`, async ({ page }) => {
    const walk = new Walk(page);
    const { heading, there, level, colour } = firstLook(room);
    expect(there.what).toBe(what);
    expect(level.what).toBe('door');
    await enter(walk, room);
    expect(turned((await walk.facing()) - heading)).toBeCloseTo(0, 0);
    const { at, width, height } = await shownIn(walk);
    const middle = at(Math.round(width / 2), Math.round(height / 2));
    expect(isOf(middle, colour), `${middle.join()} is of ${colour.join()}`).toBe(true);
  });

test('who looks down at first sees what is upright upright', async ({ page }) => {
  const walk = new Walk(page);
  const { colour } = firstLook('침실2');
  await enter(walk, '침실2');
  const { at, width, height } = await shownIn(walk);
  /** Where the door ends at its left, in a row of pixels. */
  const endIn = (row: number) => {
    let x = Math.round(width / 2);
    while (x > 0 && isOf(at(x, row), colour)) x -= 1;
    return x;
  };
  const rows = [0.4, 0.5].map((share) => Math.round(share * height));
  const [upper = 0, lower = 0] = rows.map(endIn);
  expect(lower).toBeGreaterThan(0);
  expect(lower).toBeLessThan(width / 2 - 10);
  expect(Math.abs(upper - lower)).toBeLessThanOrEqual(2);
});
