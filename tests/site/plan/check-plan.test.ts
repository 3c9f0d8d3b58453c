import { describe, expect, it } from 'vitest';
import { plans } from '#content/plans.ts';
import { units } from '#content/units.ts';
import { checkPlan } from '#site/plan/check-plan.ts';
import { areaOf, rectOf } from '#site/plan/rect.ts';
import { serviceAreaOf } from '#site/plan/spaces.ts';
import type { Plan } from '#site/schema/plans.ts';
import { smallPlan } from '#tests/support/plan.ts';

/** An entry of the plan's own, to be changed. */
function nth<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (!item) throw new Error(`The plan has no entry ${index}`);
  return item;
}

const changed = (change: (plan: Plan) => void): string[] => {
  const plan = structuredClone(smallPlan);
  change(plan);
  return checkPlan(plan).map(({ field, remedy }) => `${field}: ${remedy}`);
};

describe.each(Object.entries(plans))('the plan %s', (id, plan) => {
  const areas = units.units.find((unit) => unit.id === id)?.areasM2;

  it('has rooms, doors and furniture that an architect would leave where they are', () =>
    expect(checkPlan(plan)).toEqual([]));

  it('has the exclusive and the service area that are stated', () => {
    const exclusive = plan.rooms.reduce((sum, room) => sum + areaOf(rectOf(room)) / 1e6, 0);
    expect(Math.abs(exclusive / (areas?.exclusive ?? 0) - 1)).toBeLessThan(0.005);
    expect(serviceAreaOf(plan)).toBeCloseTo(areas?.service ?? 0, 2);
  });

  it.each(['basic', 'extended'])('has what its rooms are for, %s', (variant) => {
    const standing = [
      ...plan.fixtures,
      ...plan.furniture.filter(({ only }) => only === undefined || only === variant),
    ].map(({ room, kind }) => `${room}: ${kind}`);
    const without = (rooms: string, kind: RegExp) =>
      plan.rooms.filter(
        ({ name, partOf }) =>
          name.startsWith(rooms) &&
          partOf === undefined &&
          !standing.some((item) => item.startsWith(`${name}: `) && kind.test(item)),
      );
    expect(without('침실', /-bed$/)).toEqual([]);
    expect(without('욕실', /toilet$/)).toEqual([]);
    expect(without('욕실', /basin$/)).toEqual([]);
    expect(without('주방', /sink$/)).toEqual([]);
    expect(without('주방', /hob$/)).toEqual([]);
    expect(without('거실', /sofa$/)).toEqual([]);
  });
});

describe('a plan', () => {
  it('that is right has nothing to mend', () => expect(checkPlan(smallPlan)).toEqual([]));

  it('may have no room over another', () =>
    expect(changed(({ rooms }) => (nth(rooms, 1).width = 2500))).toContain(
      "rooms[2]: '현관' lies over '욕실': mend x, y, width or depth",
    ));

  it('may have no room apart, and no court between its rooms', () => {
    expect(changed(({ rooms }) => (nth(rooms, 1).y = 6500))[0]).toMatch(/^rooms: the rooms do not touch/);
    const court = changed(({ rooms }) => {
      nth(rooms, 1).depth = 1000;
      rooms.push({ name: '서재', use: 'study', x: 0, y: 5400, width: 2000, depth: 1000 });
      rooms.push({ name: '창고', use: 'store', x: 0, y: 5000, width: 500, depth: 400 });
    });
    expect(court[0]).toMatch(/^rooms: the rooms do not touch/);
  });

  it('may have no two rooms of one name', () =>
    expect(changed(({ rooms }) => (nth(rooms, 1).name = '거실'))).toContain(
      "rooms[1].name: '거실' stands twice: write another name",
    ));

  it('has balconies only where the outside is', () =>
    expect(changed(({ rooms }) => (nth(rooms, 2).balcony = 'south'))).toContain(
      "rooms[2].balcony: another room lies on the south of '현관': remove it",
    ));

  it('has every room within reach of the entrance', () =>
    expect(changed(({ doors }) => doors.splice(1, 1))).toEqual([
      "rooms[1]: no door leads from '현관' to '욕실': add one to doors or openings",
    ]));

  it('has doors only where two rooms share a wall', () => {
    expect(changed(({ doors }) => (nth(doors, 0).at = 4500))).toEqual([
      'doors[0].at: the wall reaches from 2060 to 4940: keep at and at + width within',
    ]);
    expect(changed(({ doors }) => (nth(doors, 0).to = '침실'))[0]).toMatch(
      /^doors\[0\]: '거실' and '침실' share no wall/,
    );
    expect(changed(({ openings }) => openings.push({ from: '거실', to: '부엌' }))[0]).toMatch(/^openings\[0\]/);
  });

  it('has hinges at an end of the door, and leaves that open into one of its rooms', () => {
    const hinged = (change: { hinge?: 'east'; into?: string }) =>
      changed(({ doors }) => Object.assign(nth(doors, 1), change));
    expect(hinged({ hinge: 'east' })).toEqual(["doors[1].hinge: write 'south' or 'north'"]);
    expect(hinged({ into: '거실' })).toEqual(["doors[1].into: write '현관' or '욕실'"]);
  });

  it('has windows and its entrance only in outer walls, and none over another', () => {
    expect(changed(({ windows }) => (nth(windows, 0).side = 'north'))[0]).toMatch(/^windows\[0\]\.side: another room/);
    expect(changed(({ entrance }) => (entrance.side = 'west'))[0]).toMatch(/^entrance\.at/);
    expect(changed(({ windows }) => windows.push({ ...nth(windows, 0), at: 1500 }))).toEqual([
      'windows[2]: it lies over another window: mend at or width',
    ]);
  });

  it('keeps furniture out of walls', () =>
    expect(changed(({ furniture }) => (nth(furniture, 0).at = 2500))).toEqual([
      "furniture[0]: the sofa in '거실' does not lie within '거실': mend against, at, gap, width or depth",
    ]));

  it('keeps furniture out of the wall that stands before the extension', () =>
    expect(changed(({ furniture }) => (nth(furniture, 0).at = -500))).toEqual([
      "furniture[0]: before the extension the sofa in '거실' does not lie within '거실': mend against, at, gap, width or depth",
    ]));

  it('keeps furniture out of each other, but for rugs', () => {
    expect(changed(({ furniture }) => furniture.push({ ...nth(furniture, 0), at: 600, kind: 'desk' }))[0]).toMatch(
      /^furniture\[3\]: the desk in '거실' stands in the sofa, furniture\[0\]/,
    );
  });

  it('keeps the way of doors free', () => {
    expect(changed(({ fixtures }) => (nth(fixtures, 0).at = 4300))).toEqual([]);
    expect(changed(({ fixtures }) => Object.assign(nth(fixtures, 0), { against: 'east', at: 4300 }))[0]).toMatch(
      /the toilet in '욕실' stands in the way of the door 현관–욕실/,
    );
    expect(changed(({ furniture }) => Object.assign(nth(furniture, 0), { against: 'north', at: 2600 }))[0]).toMatch(
      /the sofa in '거실' stands in the way of the door 거실–현관/,
    );
  });

  it('lets no door strike another', () => {
    const problems = changed((plan) => {
      plan.doors[1] = { ...nth(plan.doors, 1), kind: 'hinged', hinge: 'north', into: '현관', at: 4100 };
      plan.doors[0] = { kind: 'hinged', from: '거실', to: '현관', at: 2100, width: 900, hinge: 'west', into: '현관' };
    });
    expect(problems).toContain('doors: the door 현관–욕실 strikes the door 거실–현관: mend at, hinge or into');
  });

  it('names a room that there is not', () =>
    expect(changed(({ fixtures }) => (nth(fixtures, 0).room = '서재'))).toEqual([
      "fixtures[0].room: no room has the name '서재'",
    ]));
});
