import { describe, expect, test } from 'vitest';
import { degreesPerPixel, lensOf, placeIn } from '#features/tour/view/lens.ts';
import type { Look } from '#features/tour/view/look.ts';

const SIZE = { width: 400, height: 300 };
const NORTH: Look = { yaw: 0, pitch: 0, width: 90 };
const PITCHES = [-85, -70, -45, -31, -30, -12, 0, 12, 30, 31, 60, 85];

describe('what is looked at', () => {
  test('is in the middle of the window, however far up or down it is', () => {
    for (const pitch of PITCHES) {
      const place = placeIn({ yaw: 70, pitch, width: 60 }, { yaw: 70, pitch }, SIZE)!;
      expect(place.x).toBeCloseTo(200);
      expect(place.y).toBeCloseTo(150);
    }
  });

  test('is at the edge where half the width is away, to the right in the east, and up where it is high', () => {
    expect(placeIn(NORTH, { yaw: 45, pitch: 0 }, SIZE)?.x).toBeCloseTo(400);
    expect(placeIn(NORTH, { yaw: -44, pitch: 0 }, SIZE)?.x).toBeLessThan(10);
    expect(placeIn(NORTH, { yaw: 0, pitch: 30 }, SIZE)?.y).toBeLessThan(150);
  });

  test('is nowhere behind the visitor, and outside of the window beside it', () => {
    expect(placeIn(NORTH, { yaw: 180, pitch: 0 }, SIZE)).toBeNull();
    expect(placeIn(NORTH, { yaw: 46, pitch: 0 }, SIZE)?.x).toBeGreaterThan(400);
    expect(placeIn(NORTH, { yaw: 0, pitch: -60 }, SIZE)?.y).toBeGreaterThan(300);
  });

  test('moves as far as the finger that holds it, down a shifted window too', () => {
    const aside = degreesPerPixel(NORTH, SIZE).yaw;
    expect(placeIn({ ...NORTH, yaw: aside }, { yaw: 0, pitch: 0 }, SIZE)?.x).toBeCloseTo(199, 1);
    const low = { ...NORTH, pitch: -25 };
    const up = degreesPerPixel(low, SIZE).pitch;
    expect(placeIn({ ...low, pitch: -25 + up }, { yaw: 0, pitch: -25 }, SIZE)?.y).toBeCloseTo(151, 1);
  });
});

describe('what is upright', () => {
  const lean = (pitch: number) => {
    const look = { ...NORTH, pitch };
    return Math.abs(placeIn(look, { yaw: 35, pitch: 10 }, SIZE)!.x - placeIn(look, { yaw: 35, pitch: -50 }, SIZE)!.x);
  };

  test('stays so for whoever looks a little up or down', () => {
    for (const pitch of [-30, -28, -12, 0, 12, 30]) expect(lean(pitch)).toBeCloseTo(0, 6);
  });

  test('leans little by little for whoever looks on, and straight down hardly anything is shifted', () => {
    expect(lean(-31)).toBeGreaterThan(0);
    expect(lean(-31)).toBeLessThan(lean(-40));
    for (const pitch of [-85, 85]) expect(Math.abs(lensOf({ ...NORTH, pitch }, SIZE).shift)).toBeLessThan(0.05);
  });

  test('is tilted sooner in a high window, whose lower edge would be drawn long', () => {
    const high = { width: 390, height: 844 };
    const { tilt, shift } = lensOf({ pitch: -20, width: 66 }, high);
    expect(tilt).toBeLessThan(-8);
    expect(Math.abs(shift) + (Math.tan((33 * Math.PI) / 180) * 844) / 390).toBeLessThanOrEqual(1.6);
  });
});
