import { describe, expect, it } from 'vitest';
import { plans } from '#content/plans.ts';
import { named, said, small } from '#tests/support/changed-plan.ts';

describe('what every home has', () => {
  it('is a place for a washer and one for an outdoor unit', () => {
    const without = (kind: string) =>
      small((plan) => (plan.fixtures = plan.fixtures.filter((one) => one.kind !== kind)));
    expect(without('laundry')).toEqual(['fixtures: no laundry has a place: add one']);
    expect(without('outdoor-unit')).toEqual(['fixtures: no outdoor-unit has a place: add one']);
  });

  it('is a washer outside of kitchen and hall', () =>
    expect(
      small(({ fixtures }) => Object.assign(named(fixtures, 'laundry'), { room: '현관', against: 'west', at: 5500 })),
    ).toEqual(['fixtures[1]: the laundry belongs into a room for utility or store or bath']));

  it('is a floor of tiles under the washer', () =>
    expect(said(plans['44']!, ({ rooms }) => delete rooms.find(({ name }) => name === '세탁·수납')!.floor)).toEqual([
      "fixtures[6]: the laundry stands on tiles: give '세탁·수납' floor: 'tile'",
    ]));

  it('is an outdoor unit in a room of its own, close behind a louvre that is as wide', () => {
    const remedy =
      "fixtures[2]: give '실외기실' a louvre as wide as the outdoor-unit, and stand it within 150 mm of it";
    expect(small(({ windows }) => Object.assign(windows[1]!, { width: 800 }))).toEqual([remedy]);
    expect(small(({ windows }) => Object.assign(windows[1]!, { kind: 'fixed' }))).toEqual([remedy]);
    expect(small(({ fixtures }) => (named(fixtures, 'outdoor-unit').gap = 200))).toEqual([remedy]);
    const onOtherWall = { side: 'north', at: 5200, width: 1100 } as const;
    expect(small(({ windows }) => Object.assign(windows[1]!, onOtherWall))).toEqual([remedy]);
    expect(small(({ kept }) => (kept[1]!.use = 'utility'))).toEqual([
      "fixtures[2]: the outdoor-unit belongs into a room with use: 'outdoor-unit'",
    ]);
  });

  it('is a boiler where it may burn', () => {
    const inBath = { kind: 'boiler', room: '욕실', against: 'north', at: 1200 } as const;
    expect(small(({ fixtures }) => fixtures.push(inBath))).toEqual([
      'fixtures[3]: the boiler belongs into a room for utility or outdoor-unit',
    ]);
  });

  it('is a boiler that gets air and loses its smoke through an outer wall', () => {
    const inUtility = { kind: 'boiler', room: '다용도실', against: 'south', at: 5600 } as const;
    expect(small(({ fixtures }) => fixtures.push(inUtility))).toEqual([
      "fixtures[3]: the boiler needs air: give '다용도실' a window or a louvre to the outside",
    ]);
    const window = {
      room: '다용도실',
      side: 'east',
      at: 2750,
      width: 600,
      kind: 'sliding',
      sill: 1200,
      head: 2100,
    } as const;
    expect(
      small(({ fixtures, windows }) => {
        fixtures.push(inUtility);
        windows.push(window);
      }),
    ).toEqual([]);
  });
});
