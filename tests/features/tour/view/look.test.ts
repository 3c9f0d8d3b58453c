import { describe, expect, test } from 'vitest';
import { openEyes, type Eyes } from '#features/tour/view/eyes.ts';
import { eased, nearest, nearestAside, startWidth, within, type Look } from '#features/tour/view/look.ts';

const NORTH: Look = { yaw: 0, pitch: 0, width: 90 };

describe('a look', () => {
  test('is never straight up or down, nor through a keyhole', () => {
    expect(within({ yaw: 400, pitch: 120, width: 10 })).toEqual({ yaw: 400, pitch: 85, width: 35 });
    expect(within({ yaw: 0, pitch: -120, width: 170 })).toEqual({ yaw: 0, pitch: -85, width: 105 });
  });

  test('begins wide in a wide window and not too narrow in an upright one, and wider where the room asks for it', () => {
    expect(startWidth({ width: 840, height: 565 }, 74)).toBeCloseTo(96.5, 0);
    expect(startWidth({ width: 840, height: 565 }, 68)).toBeCloseTo(90.2, 0);
    expect(startWidth({ width: 390, height: 440 }, 74)).toBeCloseTo(67.5, 1);
    expect(startWidth({ width: 300, height: 600 }, 74)).toBe(66);
    expect(startWidth({ width: 2000, height: 500 }, 68)).toBe(100);
  });

  test('turns the short way over the north', () => {
    expect(nearest(-170, 170)).toBe(190);
    expect(nearest(350, 10)).toBe(-10);
    expect(nearest(10, 730)).toBe(730);
  });

  test('comes to where it is going, slower and slower, and is there', () => {
    const goal = { ...NORTH, yaw: 30 };
    const first = eased(NORTH, goal, { ms: 16, slowness: 100 });
    const second = eased(first, goal, { ms: 16, slowness: 100 });
    expect(first.yaw).toBeGreaterThan(second.yaw - first.yaw);
    expect(eased(NORTH, goal, { ms: 2000, slowness: 100 })).toBe(goal);
  });
});

describe('the eyes', () => {
  const open = (isStill = false) => {
    let asked = 0;
    const eyes = openEyes(NORTH, { onGoal: () => (asked += 1), isStill: () => isStill });
    return { eyes, asked: () => asked };
  };
  const settle = (eyes: Eyes) => {
    for (let frames = 0; frames < 500 && eyes.advance(16); frames += 1);
    return eyes.look();
  };

  test('ask for frames, and need none once they are there', () => {
    const { eyes, asked } = open();
    eyes.turn({ yaw: 30 });
    expect(asked()).toBe(1);
    expect(eyes.look()).toEqual(NORTH);
    expect(eyes.advance(16)).toBe(true);
    expect(settle(eyes).yaw).toBe(30);
    expect(eyes.advance(16)).toBe(false);
  });

  test('add up what is asked of them quickly', () => {
    const { eyes } = open();
    eyes.turn({ yaw: 30 });
    eyes.turn({ yaw: 30, pitch: 10 });
    expect(settle(eyes)).toEqual({ yaw: 60, pitch: 10, width: 90 });
  });

  test('stay in a hand that holds them, and glide on from it with its speed', () => {
    const { eyes } = open();
    eyes.turn({ yaw: 50 });
    eyes.advance(16);
    const held = eyes.look().yaw;
    eyes.turn({ yaw: 1 }, true);
    expect(eyes.look().yaw).toBe(held + 1);
    expect(settle(eyes).yaw).toBe(held + 1);
    eyes.glide({ yaw: 0.1, pitch: 0 });
    eyes.advance(10);
    expect(eyes.look().yaw).toBeCloseTo(held + 2, 1);
    expect(settle(eyes).yaw).toBeCloseTo(held + 27, 0);
  });

  test('of somebody who wants no motion are there at once, and never glide', () => {
    const { eyes } = open(true);
    eyes.turn({ yaw: 30 });
    expect(eyes.look().yaw).toBe(30);
    eyes.glide({ yaw: 1, pitch: 0 });
    expect(settle(eyes).yaw).toBe(30);
  });

  test('face a direction the short way', () => {
    const { eyes } = open();
    eyes.face({ yaw: 350 });
    expect(settle(eyes).yaw).toBe(-10);
    eyes.face({ yaw: 180, pitch: -6 }, true);
    expect(eyes.look()).toEqual({ yaw: -180, pitch: -6, width: 90 });
  });
});

test('the nearest to each side is found by the shorter turn, over the north too; one that is alone is at one side', () => {
  const at = (yaw: number) => ({ yaw, pitch: 0 });
  const [ahead, left, behind] = [at(20), at(300), at(160)];
  expect(nearestAside({ yaw: 350 }, [behind, left, ahead])).toEqual({ left, right: ahead });
  expect(nearestAside({ yaw: 350 }, [behind, left])).toEqual({ left, right: behind });
  expect(nearestAside({ yaw: 710 }, [behind])).toEqual({ left: null, right: behind });
  expect(nearestAside({ yaw: 0 }, [])).toEqual({ left: null, right: null });
});
