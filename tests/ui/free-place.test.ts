import { describe, expect, test } from 'vitest';
import { liftOver, type Box } from '#ui/dialog/free-place.ts';

const box = (top: number, height: number, left = 0, width = 390): Box => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});
const overlap = (one: Box, other: Box) =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;

describe('the place of what floats', () => {
  const own = box(700, 60, 250, 120);

  test('is its own where nothing is in the way', () => {
    expect(liftOver(own, [])).toBe(0);
    expect(liftOver(own, [box(600, 100, 250), box(760, 40), box(700, 60, 0, 250)]), 'edges may touch').toBe(0);
  });

  test('is above the control that it would cover, and above the next one if it would cover that', () => {
    expect(liftOver(own, [box(720, 40)])).toBe(44);
    expect(liftOver(own, [box(720, 40), box(640, 20)])).toBe(124);
  });

  test('is none where controls leave no room', () => {
    const rows = Array.from({ length: 20 }, (_, row) => box(row * 40, 30));
    expect(liftOver(own, rows)).toBeNull();
    expect(liftOver(box(10, 60), [box(0, 100)])).toBeNull();
  });

  test('covers nothing, wherever controls are', () => {
    let seed = 20_261_122;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    for (let page = 0; page < 500; page++) {
      const controls = Array.from({ length: random(40) }, () =>
        box(random(844), 20 + random(60), random(390), 20 + random(300)),
      );
      const lift = liftOver(own, controls);
      if (lift === null) continue;
      const placed = { ...own, top: own.top - lift, bottom: own.bottom - lift };
      expect(placed.top).toBeGreaterThanOrEqual(0);
      expect(controls.filter((control) => overlap(control, placed))).toEqual([]);
    }
  });
});
