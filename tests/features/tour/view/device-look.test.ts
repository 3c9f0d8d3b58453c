import { describe, expect, test } from 'vitest';
import { deviceDirection, follower } from '#features/tour/view/device-look.ts';

const upright = (alpha: number) => ({ alpha, beta: 90, gamma: 0 });

describe('the back of a device', () => {
  test.each([
    ['held upright', upright(0), 0, 0],
    ['turned to the west', upright(90), -90, 0],
    ['on its left side', { alpha: 90, beta: 0, gamma: -90 }, 0, 0],
    ['tilted to look up', { alpha: 0, beta: 120, gamma: 0 }, 0, 30],
    ['tilted to look down', { alpha: 0, beta: 60, gamma: 0 }, 0, -30],
  ])('%s looks', (_how, turn, yaw, pitch) => {
    const direction = deviceDirection(turn)!;
    expect(direction.yaw).toBeCloseTo(yaw);
    expect(direction.pitch).toBeCloseTo(pitch);
  });

  test('that does not know how it is held says nothing', () => {
    expect(deviceDirection({ alpha: null, beta: null, gamma: null })).toBeNull();
  });
});

describe('who follows a device', () => {
  test('goes on from where they looked, by as much as it turns', () => {
    const follow = follower({ yaw: 100, pitch: 0 });
    expect(follow(upright(10))?.yaw).toBe(100);
    expect(follow(upright(350))?.yaw).toBeCloseTo(120);
    expect(follow(upright(10))?.yaw).toBeCloseTo(100);
  });

  test('is not spun around where it lies flat', () => {
    const follow = follower({ yaw: 0, pitch: 0 });
    follow(upright(0));
    expect(follow({ alpha: 180, beta: 2, gamma: 0 })?.yaw).toBe(0);
  });
});
