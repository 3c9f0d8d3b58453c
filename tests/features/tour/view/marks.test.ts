import { describe, expect, test } from 'vitest';
import type { Look, Size } from '#features/tour/view/look.ts';
import { startWidth } from '#features/tour/view/look.ts';
import { placeMarks } from '#features/tour/view/marks.ts';
import { shownWalk } from '#site/tour/shown-walk.ts';
import { walksOf } from '#site/tour/walks-of.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const SIZE = { width: 400, height: 300 };
const NORTH: Look = { yaw: 0, pitch: 0, width: 90 };
const door = (yaw: number, reach = 8) => ({ yaw, reach });
const markOf = (yaw: number, look = NORTH, reach = 8) => placeMarks([door(yaw, reach)], [60], look, SIZE)[0];

describe('a mark', () => {
  test('stands in its door, a little under the horizon, wherever the door is', () => {
    expect(markOf(0)?.x).toBeCloseTo(200);
    expect(markOf(20)?.x).toBeCloseTo(200 + 200 * Math.tan(Math.PI / 9));
    for (const yaw of [-30, 0, 30]) {
      expect(markOf(yaw)?.y).toBeGreaterThan(165);
      expect(markOf(yaw)?.y).toBeLessThan(190);
    }
  });

  test('keeps away from the edge while a part of its door is in the window, and is gone with it', () => {
    expect(markOf(44)?.x).toBe(356);
    expect(markOf(52)?.x).toBe(356);
    expect(markOf(-52)?.x).toBe(44);
    expect(markOf(54)).toBeNull();
    expect(placeMarks([door(44)], [120], NORTH, SIZE)[0]?.x).toBe(328);
  });

  test('is not there for a door behind the visitor, nor for whoever looks at the ceiling', () => {
    expect(markOf(180, NORTH, 60)).toBeNull();
    expect(markOf(0, { ...NORTH, pitch: 85 })).toBeNull();
  });

  test('stays in the window where its door’s foot is all that is seen of it', () => {
    expect(markOf(0, { ...NORTH, pitch: -45 })?.y).toBeGreaterThanOrEqual(74);
    expect(markOf(0, { ...NORTH, pitch: 30 })?.y).toBeLessThanOrEqual(300 - 54);
  });
});

test('of two rooms behind one opening each has its mark, in the order in which they lie', () => {
  const [a, b] = placeMarks([door(1), door(0)], [60, 80], NORTH, SIZE);
  expect(a!.x - b!.x).toBeGreaterThan(69.9);
  expect((a!.x + b!.x) / 2).toBeCloseTo(202, 0);
  // Pushed away from the edge, and not over each other.
  const [c, d] = placeMarks([door(44), door(43)], [60, 80], NORTH, SIZE);
  expect(c!.x).toBeCloseTo(356);
  expect(c!.x - d!.x).toBeGreaterThan(69.9);
});

const content = await loadContent(`${root}/src/content`);
const points = walksOf(content).flatMap((walk) =>
  shownWalk(walk, content.plans[walk.unit]!, () => ({ base: '', widths: [] })).points.map((point, _, all) => ({
    ...point,
    where: `${walk.unit} ${point.id}`,
    // As wide as a name is set: letters of 15 px between edges of 10.
    widths: point.doors.map(({ to }) => Math.max(44, 20 + 15 * all.find(({ id }) => id === to)!.name.length)),
  })),
);

const WINDOWS: readonly Size[] = [
  { width: 874, height: 583 },
  { width: 390, height: 342 },
  { width: 320, height: 280 },
];

test.each(WINDOWS)('no mark of the walks covers another or leaves the window, $width px wide', (size) => {
  const faults = points.flatMap(({ where, doors, widths, field }) =>
    Array.from({ length: 72 }, (_, step) => step * 5).flatMap((yaw) => {
      const marks = placeMarks(doors, widths, { yaw, pitch: -12, width: startWidth(size, field) }, size);
      const boxes = marks.flatMap((mark, index) => {
        const half = widths[index]! / 2;
        return mark ? [{ left: mark.x - half, right: mark.x + half }] : [];
      });
      const sorted = boxes.toSorted((a, b) => a.left - b.left);
      const isWhole = sorted.every(({ left, right }) => left >= 0 && right <= size.width);
      const isFree = sorted.every(({ left }, index) => index === 0 || left >= sorted[index - 1]!.right);
      return isWhole && isFree ? [] : [`${where} to ${yaw}`];
    }),
  );
  expect(faults).toEqual([]);
});
