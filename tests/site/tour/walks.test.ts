import { describe, expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { MARK_PITCH } from '#features/tour/view/marks.ts';
import { planFacts } from '#site/plan/plan-facts.ts';
import { openRooms } from '#site/plan/open-rooms.ts';
import { azimuthTo, turned } from '#site/tour/direction.ts';
import { firstField } from '#site/tour/first-field.ts';
import { distanceTo, isInSight, shareIn } from '#site/tour/sight.ts';
import { shownWalk, type ShownWalk } from '#site/tour/shown-walk.ts';
import { walkHome } from '#site/tour/walk-home.ts';
import type { Plan } from '#site/schema/plans.ts';
import type { Walk } from '#site/schema/tour.ts';
import { smallPlan } from '#tests/support/plan.ts';
import { lookAround } from '#tests/support/tour/drawn-panorama.ts';
import { openPlan, pointIn as point, wholeWalk as walk } from '#tests/support/tour/open-home.ts';

const shown = (changed: Walk = walk, plan = openPlan): ShownWalk =>
  shownWalk(changed, plan, (name) => ({ base: `/images/${name}-1`, widths: [3000] }));
const doorsOf = (id: string, changed = walk) => shown(changed).points.find((one) => one.id === id)?.doors ?? [];
const doorTo = (from: string, to: string) => doorsOf(from).find((door) => door.to === to);

describe('a direction', () => {
  test('is counted from north to the east', () => {
    expect(azimuthTo([0, 0], [0, 5])).toBe(0);
    expect(azimuthTo([0, 0], [5, 0])).toBe(90);
    expect(azimuthTo([0, 0], [0, -5])).toBe(180);
    expect(azimuthTo([0, 0], [-5, 0])).toBe(-90);
  });

  test('is the same after a whole turn', () => {
    expect([370, -190, 180, -180, 539].map(turned)).toEqual([10, 170, -180, -180, 179]);
  });
});

describe('what stands between two places', () => {
  const wall = { x0: 1000, y0: 0, x1: 1100, y1: 2000 };
  test('is found where the line goes through it, not where it passes by or only touches it', () => {
    expect(shareIn([0, 1000], [2000, 1000], wall)).toEqual([0.5, 0.55]);
    expect(shareIn([0, 3000], [2000, 3000], wall)).toBeNull();
    expect(isInSight([0, 2000], [2000, 2000], [wall])).toBe(true);
    expect(isInSight([0, 1999], [2000, 1999], [wall])).toBe(false);
    expect(shareIn([0, 1000], [900, 1000], wall)).toBeNull();
  });

  test('is as far away as its nearest side', () => {
    expect(distanceTo([0, 1000], wall)).toBe(1000);
    expect(distanceTo([1050, 1000], wall)).toBe(0);
    expect(distanceTo([700, 2400], wall)).toBe(500);
  });
});

describe('the ways of a point', () => {
  test('lead through the doors of its room, over its open sides, and to what is in sight beyond them', () => {
    expect(doorsOf('living').map(({ to }) => to)).toEqual(['kitchen', 'bedroom']);
    expect(doorsOf('kitchen').map(({ to }) => to)).toEqual(['living', 'hall']);
    expect(doorsOf('hall').map(({ to }) => to)).toEqual(['kitchen', 'bedroom']);
    const nearer = {
      ...walk,
      points: walk.points.map((one) => (one.id === 'living' ? { ...one, at: [3500, 3700] } : one)),
    };
    // From the corner the hall is seen over the kitchen's floor.
    expect(doorsOf('living', nearer as Walk).map(({ to }) => to)).toEqual(['kitchen', 'hall', 'bedroom']);
  });

  test('do not lead through walls, nor from room to room past one without a point', () => {
    const alone = { ...walk, points: walk.points.filter(({ id }) => id !== 'living' && id !== 'hall') };
    expect(doorsOf('kitchen', alone)).toEqual([]);
  });

  test('stand in what is seen through a door', () => {
    // 침실 has a door in the wall at y = 4000, from x = 4300 to 5200; its leaf opens at the west end, into the room.
    const door = doorTo('bedroom', 'hall')!;
    const [west, east] = [4300, 5200].map((x) => azimuthTo([5500, 2000], [x, 4000])) as [number, number];
    expect(door.yaw - door.reach).toBeGreaterThan(west);
    expect(door.yaw + door.reach).toBeLessThan(east);
    expect(door.onward).toBe(Math.round(azimuthTo([4750, 4000], [5500, 5500]) * 10) / 10);
  });

  test('stand on the line where rooms lie open to each other, on the way to the other point', () => {
    expect(doorTo('living', 'kitchen')).toMatchObject({ yaw: 0, onward: 0 });
    expect(doorTo('kitchen', 'hall')).toMatchObject({ yaw: 90, onward: 90 });
  });

  test('go on in their direction, turned only as far as it takes to look at the room and not at a wall', () => {
    const kitchenAt = (at: [number, number], furniture: Plan['furniture'] = []) => {
      const points = walk.points.map((one) => (one.id === 'kitchen' ? { ...one, at } : one));
      const { doors } = shown({ ...walk, points }, { ...openPlan, furniture }).points[0]!;
      return doors.find(({ to }) => to === 'kitchen')?.onward;
    };
    // The wall in the north stands at 7,000; to the east the room lies open.
    expect(kitchenAt([2000, 5500])).toBe(0);
    expect(kitchenAt([2000, 6300])).toBe(60);
    // And to the other side where the room lies there: the hall's south wall stands at 4,000, its north one at 7,000.
    const inHall = {
      ...walk,
      points: walk.points.map((one) => (one.id === 'hall' ? { ...one, at: [6500, 4600] } : one)),
    };
    const toHall = doorsOf('kitchen', inHall as Walk).find(({ to }) => to === 'hall');
    expect(turned((toHall?.onward ?? 0) - azimuthTo([4000, 5140], [6500, 4600]))).toBeLessThan(-10);
    // What is as high as an eye is a wall, too; a table is not.
    const before = (kind: 'wardrobe' | 'desk') =>
      ({ kind, room: '주방', against: 'north', at: 500, width: 3000 }) as const;
    expect(kitchenAt([2000, 5500], [before('desk')])).toBe(0);
    expect(kitchenAt([2000, 5500], [before('wardrobe')])).toBe(45);
  });

  test('go to another place of the same room, and on in the same direction', () => {
    const two = { ...walk, points: [...walk.points, { ...point('corner', '거실', [1000, 1000]), name: '창가' }] };
    expect(doorsOf('living', two).find(({ to }) => to === 'corner')).toMatchObject({ yaw: -135, onward: -135 });
  });
});

describe('a point', () => {
  test('looks at first as it is told to, else to the widest window, else away from its first door; from the entrance into the home', () => {
    const headings = shown().points.map(({ heading }) => heading);
    expect(headings[0]).toBe(-180);
    expect(headings[3]).toBe(98.7);
    expect(headings[1]).toBe(0);
    expect(headings[2]).toBe(doorsOf('hall')[0]?.yaw);
    const told = { ...walk, points: [{ ...point('living', '거실', [2000, 2000]), heading: 90 }] };
    expect(shown(told).points[0]?.heading).toBe(90);
  });

  test('begins a little down, or as far as the content says', () => {
    expect(shown().points.map(({ pitch }) => pitch)).toEqual(walk.points.map(() => -12));
    const told = { ...walk, points: [{ ...point('living', '거실', [2000, 2000]), down: 28 }] };
    expect(shown(told).points[0]?.pitch).toBe(-28);
  });

  test('begins wide where a wall is near, and narrower where one looks far', () => {
    expect([500, 1200, 2600, 4000, 5000].map(firstField)).toEqual([77, 77, 73, 68, 68]);
    const near = { ...walk, points: [{ ...point('living', '거실', [2000, 600]), heading: 180 }] };
    expect(shown(near).points[0]?.field).toBeGreaterThan(shown().points[0]!.field);
  });

  test('says of a room with a corner what the table of rooms says', () => {
    const bedroom = { ...walk, unit: '44', points: [point('bedroom', '침실', [2250, 1160])] };
    const size = planFacts(plans['44']!).measures.extended.rooms.find(({ name }) => name === '침실')!.size;
    expect(shown(bedroom, plans['44']).points[0]?.size).toEqual(size);
  });

  test('says how large its room is with the balcony', () => {
    const small = { ...walk, points: [point('living', '거실', [2500, 2000])] };
    expect(shown(small, smallPlan).points[0]?.size).toEqual([5000, 5400]);
  });
});

test('rooms that lie open to each other are one', () => {
  expect([...openRooms(walkHome(openPlan), '거실')]).toEqual(['거실', '주방', '복도']);
  expect([...openRooms(walkHome(openPlan), '침실')]).toEqual(['침실']);
});

test('in a picture that is drawn from the plan, the buttons of doors are on those doors', () => {
  const home = walkHome(openPlan);
  const { points } = shown();
  const isOpen = (from: string, to: string) => openRooms(home, from).has(to);
  const doors = points.flatMap((from) =>
    from.doors.map((door) => ({ from, door, to: points.find(({ id }) => id === door.to)! })),
  );
  const closed = doors.filter(({ from, to }) => !isOpen(from.room, to.room));
  expect(closed.length).toBe(4);
  for (const { from, door, to } of closed) {
    const seen = lookAround(home, from.at)({ yaw: door.yaw, pitch: MARK_PITCH });
    expect({ what: seen.what, rooms: seen.rooms.toSorted() }).toEqual({
      what: 'door',
      rooms: [from.room, to.room].toSorted(),
    });
  }
});
