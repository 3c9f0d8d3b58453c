import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { movePlanThing, moveWall } from '#editor/drawing/geometry/move-plan.ts';
import { planThings, wallThings } from '#editor/drawing/geometry/plan-things.ts';
import { keyWay, roomy, snapped, thingAt, type Point, type Thing } from '#editor/drawing/geometry/thing.ts';
import { asWritten } from '#editor/drawing/geometry/written.ts';
import { endsAt } from '#editor/drawing/geometry/walls.ts';
import { applyEdit, type Edit } from '#editor/model/edit.ts';
import { EMPTY, historyAfter, type Action } from '#editor/model/history.ts';
import type { Fixed, Path, Tree, TreeObject } from '#editor/model/tree.ts';
import { checkPlan } from '#site/plan/check-plan.ts';
import { areaOf, overlap, rectOf } from '#site/plan/rect.ts';
import type { Plan, Plans, Side } from '#site/schema/plans.ts';

const units = Object.keys(plans);
const planOf = (unit: string, all: Plans = plans): Plan => all[unit] as Plan;

/** Every plan with edits made in one of them, as the history makes them. */
const after = (edits: readonly Edit[]): Plans => edits.reduce(applyEdit, plans as unknown as Tree) as unknown as Plans;

const everything = (unit: string): Thing[] => {
  const plan = planOf(unit);
  const walls = (['rooms', 'kept'] as const).flatMap((list) =>
    plan[list].flatMap((_, index) => wallThings(plan, unit, list, index)),
  );
  return [...planThings(plan, unit, 'extended'), ...walls];
};

const movable = units.flatMap((unit) =>
  everything(unit)
    .filter(({ moves }) => moves !== null)
    .map((thing) => ({ unit, thing })),
);
const anyThing = fc.constantFrom(...movable);
const anyWay = fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) });

test('every room, door, window and piece of every plan can be chosen, each by a name and once', () => {
  for (const unit of units) {
    const { rooms, kept, doors, windows, fixtures } = planOf(unit);
    const things = planThings(planOf(unit), unit, 'extended');
    const lists = things.map(({ path }) => path[1]);
    const count = (list: string) => lists.filter((name) => name === list).length;
    expect([
      count('rooms'),
      count('kept'),
      count('doors'),
      count('windows'),
      count('fixtures'),
      count('entrance'),
    ]).toEqual([rooms.length, kept.length, doors.length, windows.length, fixtures.length, 1]);
    expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
    expect(things.filter(({ name }) => !/[가-힣]/.test(name))).toEqual([]);
  }
});

test('a window moves along its wall by whole steps, and only its place changes', () => {
  const window = planThings(planOf('84A'), '84A', 'extended').find(({ id }) => id === "['84A'].windows[1]") as Thing;
  const by = snapped(window, { x: 312, y: 900 }, 50);
  expect(by).toEqual({ x: 300, y: 0 });
  expect(movePlanThing(planOf('84A'), '84A', window, by)).toEqual([
    { kind: 'set', path: ['84A', 'windows', 1, 'at'], value: 4300 },
  ]);
});

test('a piece moves along the wall at its back and away from it, and never into it', () => {
  const things = planThings(planOf('84A'), '84A', 'extended');
  const sofa = things.find(({ name }) => name === '거실 소파') as Thing;
  expect(movePlanThing(planOf('84A'), '84A', sofa, { x: -200, y: -100 })).toEqual([
    { kind: 'set', path: [...sofa.path, 'at'], value: -500 },
    { kind: 'set', path: [...sofa.path, 'gap'], value: 200 },
  ]);
  expect(movePlanThing(planOf('84A'), '84A', sofa, { x: 200, y: 0 })).toEqual([]);
});

test('a wall moves with the rooms on both of its sides, around every corner where they meet', () => {
  const plan = planOf('84A');
  const ends = endsAt(plan, 'rooms', 0, 'east').map(({ list, index, side }) => [plan[list][index]?.name, side]);
  expect(ends).toEqual([
    ['침실1', 'east'],
    ['거실', 'west'],
    ['욕실2', 'east'],
    ['주방/식당', 'west'],
  ]);
  const moved = planOf('84A', after(moveWall(plan, '84A', 'rooms', 0, 'east', 100)));
  expect(moved.rooms[0]).toMatchObject({ x: 0, width: 3700 });
  expect(moved.rooms[3]).toMatchObject({ x: 3700, width: 4400 });
});

/** Whether a wall has rooms on both of its sides all along: what one loses another gains. */
function isInside(unit: string, { path: [, , index], id }: Thing): boolean {
  const ends = endsAt(planOf(unit), 'rooms', Number(index), id.split('/').at(-1) as Side);
  const long = (sides: readonly Side[]) =>
    ends.filter(({ side }) => sides.includes(side)).reduce((sum, { edge }) => sum + edge.to - edge.from, 0);
  return ends.every(({ list }) => list === 'rooms') && long(['north', 'east']) === long(['south', 'west']);
}

const walls = movable.filter(({ thing }) => thing.kind === 'wall' && thing.path[1] === 'rooms');
const areaOfAll = ({ rooms }: Plan) => rooms.reduce((sum, room) => sum + areaOf(rectOf(room)), 0);

test('moving a wall between rooms keeps the area of the home, with no room over another', () => {
  const inside = walls.filter(({ unit, thing }) => isInside(unit, thing));
  expect(inside.length).toBeGreaterThan(20);
  fc.assert(
    fc.property(fc.constantFrom(...inside), anyWay, ({ unit, thing }, by) => {
      const before = planOf(unit);
      const now = planOf(unit, after(movePlanThing(before, unit, thing, snapped(thing, by, 50))));
      expect(areaOfAll(now)).toBe(areaOfAll(before));
      const rects = now.rooms.map(rectOf);
      expect(rects.some((one, at) => rects.slice(0, at).some((other) => overlap(one, other)))).toBe(false);
    }),
  );
});

test('no wall can be moved so far that a room is gone, or lies beyond the corner of the plan', () => {
  fc.assert(
    fc.property(fc.constantFrom(...walls), anyWay, ({ unit, thing }, by) => {
      const now = planOf(unit, after(movePlanThing(planOf(unit), unit, thing, snapped(thing, by, 50))));
      expect(now.rooms.every(({ width, depth, x, y }) => width >= 100 && depth >= 100 && x >= 0 && y >= 0)).toBe(true);
    }),
  );
});

const startsWith = (path: Path, start: Path) => start.every((key, index) => path[index] === key);

test('a move changes numbers of what is moved, a wall’s those of its rooms; to go no way changes nothing', () => {
  fc.assert(
    fc.property(anyThing, anyWay, ({ unit, thing }, by) => {
      expect(movePlanThing(planOf(unit), unit, thing, { x: 0, y: 0 })).toEqual([]);
      const edits = movePlanThing(planOf(unit), unit, thing, snapped(thing, by, 50));
      expect(edits.every((edit) => edit.kind === 'set' && Number.isInteger(edit.value))).toBe(true);
      const numbers = thing.kind === 'wall' ? ['x', 'y', 'width', 'depth'] : ['at', 'gap'];
      expect(edits.every(({ path }) => numbers.includes(String(path.at(-1))))).toBe(true);
      const own = thing.kind === 'wall' ? [unit] : thing.path;
      expect(edits.every(({ path }) => startsWith(path, own))).toBe(true);
    }),
  );
});

test('whatever is dragged there and back in one move is where it was, to the last number', () => {
  fc.assert(
    fc.property(anyThing, anyWay, ({ unit, thing }, by) => {
      const start = { ...EMPTY, trees: { plans: plans as unknown as Tree } };
      const move = (way: Point): Action => ({
        kind: 'move',
        thing: thing.id,
        edits: movePlanThing(planOf(unit), unit, thing, snapped(thing, way, 50)).map((edit) => ({
          ...edit,
          file: 'plans',
        })),
      });
      const back = [move(by), move({ x: 3, y: -3 })].reduce(historyAfter, start);
      expect([back.trees, back.done]).toEqual([start.trees, []]);
    }),
  );
});

/** Everything of a unit's plan that can be moved in a file that says so much of it. */
const movableIn = (tree: Tree): string[] =>
  asWritten(everything('84A'), planOf('84A'), tree).flatMap(({ id, moves }) => (moves === null ? [] : [id]));

test('in a plan that code makes nothing can be moved, nor what is gone from its file', () => {
  const written = plans as unknown as Tree;
  expect(movableIn(written)).toEqual(everything('84A').flatMap(({ id, moves }) => (moves === null ? [] : [id])));
  const reckoned: Fixed = { $fixed: 'reckoned', from: [], value: planOf('84A') };
  expect(movableIn({ '84A': reckoned })).toEqual([]);
  const windows = planOf('84A').windows.slice(0, 1) as unknown as Tree;
  const shorter = movableIn({ '84A': { ...(planOf('84A') as unknown as TreeObject), windows } });
  expect(shorter).toContain("['84A'].windows[0]");
  expect(shorter).not.toContain("['84A'].windows[1]");
});

test('a wall stays where code makes a number of a room that it would change', () => {
  const width: Fixed = { $fixed: 'reckoned', from: [], value: 3600 };
  const [room] = planOf('84A').rooms;
  const rooms = [{ ...room, width }, ...planOf('84A').rooms.slice(1)] as unknown as Tree;
  const ids = movableIn({ '84A': { ...(planOf('84A') as unknown as TreeObject), rooms } });
  expect(ids).not.toContain("['84A'].rooms[0]/east");
  expect(ids).toContain("['84A'].rooms[0]/south");
});

test('what a check names is found in the drawing', () => {
  const plan = {
    ...planOf('84A'),
    windows: planOf('84A').windows.map((window, at) => (at === 1 ? { ...window, at: 8000 } : window)),
  };
  const things = planThings(plan, '84A', 'extended');
  const fields = checkPlan(plan).map(({ field }) => `['84A'].${field}`);
  expect(fields).toContain("['84A'].windows[1].at");
  expect(thingAt(things, "['84A'].windows[1].at")?.name).toBe('거실 창(남쪽)');
  expect(thingAt(things, "['84A'].windows[10]")).toBeUndefined();
});

test('an arrow moves by one step and with Shift by ten, no other key moves, and every handle is as large as a finger', () => {
  expect(keyWay('ArrowLeft', false, 10)).toEqual({ x: -10, y: 0 });
  expect(keyWay('ArrowDown', true, 10)).toEqual({ x: 0, y: 100 });
  expect(keyWay('Tab', false, 10)).toBeNull();
  expect(roomy({ x: 0, y: 0, width: 900, height: 120 }, 500)).toEqual({ x: 0, y: -190, width: 900, height: 500 });
});
