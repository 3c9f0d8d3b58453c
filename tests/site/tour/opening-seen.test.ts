import { describe, expect, test } from 'vitest';
import type { Doorway } from '#site/plan/openings.ts';
import { seenThrough } from '#site/tour/opening-seen.ts';

/** A doorway 900 wide in a wall along the north, whose leaf opens away from whoever stands south of it, about its east end. */
const hinged: Doorway = {
  kind: 'hinged',
  gap: { x0: 0, x1: 900, y0: 2000, y1: 2120 },
  runs: 'east',
  rooms: ['a', 'b'],
  head: 2100,
  swing: { pivot: { x: 900, y: 2120 }, closed: { x: 0, y: 2120 }, open: { x: 900, y: 3020 }, radius: 900 },
  slides: null,
  isGlazed: false,
};
const sliding: Doorway = { ...hinged, kind: 'sliding', swing: null, slides: 'east' };
const degrees = (radians: number) => (radians * 180) / Math.PI;

describe('what is seen through an open door', () => {
  test('is what lies between its jambs, at both faces of the wall', () => {
    const { yaw, reach } = seenThrough([450, 0], sliding);
    expect(yaw).toBeCloseTo(0);
    expect(reach).toBeCloseTo(degrees(Math.atan(415 / 2120)));
    const aside = seenThrough([-1500, 1500], sliding);
    // From aside its ends are the nearer jamb at the near face and the farther one at the far face.
    expect(aside.yaw - aside.reach).toBeCloseTo(degrees(Math.atan2(1535, 500)));
    expect(aside.yaw + aside.reach).toBeCloseTo(degrees(Math.atan2(2365, 620)));
  });

  test('ends at a leaf that stands in it', () => {
    const from: [number, number] = [-600, 0];
    const { yaw, reach } = seenThrough(from, hinged);
    expect(yaw + reach).toBeCloseTo(degrees(Math.atan2(1500, 3020)));
    expect(yaw + reach).toBeLessThan(seenThrough(from, sliding).yaw + seenThrough(from, sliding).reach);
    // From the other side the leaf stands beside what is seen.
    expect(seenThrough([1500, 0], hinged)).toEqual(seenThrough([1500, 0], sliding));
  });

  test('is beside the panels of glass that stand at one side', () => {
    expect(seenThrough([450, 0], { ...sliding, isGlazed: true }).yaw).toBeLessThan(-3);
    expect(seenThrough([450, 0], { ...sliding, isGlazed: true, slides: 'west' }).yaw).toBeGreaterThan(3);
  });

  test('is the leaf, where it hides all but a chink', () => {
    const { yaw, reach } = seenThrough([-3000, 1700], hinged);
    expect(yaw + reach).toBeGreaterThan(degrees(Math.atan2(3900, 1320)));
  });
});
