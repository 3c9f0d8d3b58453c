import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { layoutThings, placedParts } from '#editor/drawing/geometry/layout-things.ts';
import { moveLayoutThing } from '#editor/drawing/geometry/move-layout.ts';
import { placedOn, type Placed } from '#editor/drawing/geometry/placed.ts';
import { thingAt, type Point, type Thing } from '#editor/drawing/geometry/thing.ts';
import { applyEdit } from '#editor/model/edit.ts';
import { at, type Fixed, type Path, type Tree } from '#editor/model/tree.ts';
import { complexSchema } from '#site/schema/complex.ts';

const tree = complex as unknown as Tree;
const read = (written: Tree) => placedOn(v.parse(complexSchema, written).layout);
const placed = read(tree);
const partsOf = (all: readonly Placed[], written: Tree): Thing[] => all.flatMap((one) => placedParts(one, written));
const things = layoutThings(placed, tree);
const parts = partsOf(placed, tree);

const after = (thing: Thing, by: Point, from: Tree = tree): Tree =>
  moveLayoutThing(read(from), thing, by).reduce(applyEdit, from);
const numberAt = (written: Tree, path: Path) => Number(at(written, path));
const way = (most: number) =>
  fc.record({ x: fc.integer({ min: -most, max: most }), y: fc.integer({ min: -most, max: most }) });
const named = (name: string, all: readonly Thing[] = things) => all.find((thing) => thing.name === name)!;

test('every tower, street, way in and place can be chosen by the field that names it', () => {
  const { buildings, roads, ways, places } = complex!.layout;
  const marks = ways.flatMap(({ marks: own }) => own);
  expect(things).toHaveLength([buildings, roads, marks, places].flat(1).length);
  expect(things.every(({ moves }) => moves === 'both')).toBe(true);
  expect(thingAt(things, 'layout.buildings[1].at[0]')?.name).toBe('102동');
  expect(thingAt(things, 'layout.ways[1].marks[2][1]')?.name).toBe('동 출입구 3');
});

test('whatever is dragged is where it is dropped, in tenths of a percent, and never off the picture', () => {
  fc.assert(
    fc.property(fc.constantFrom(...things), way(1500), (thing, by) => {
      expect(moveLayoutThing(placed, thing, { x: 0, y: 0 })).toEqual([]);
      const now = layoutThings(read(after(thing, by)), tree).find(({ id }) => id === thing.id)!;
      const middle = ({ box }: Thing) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      const [from, to] = [middle(thing), middle(now)];
      expect(Math.abs(to.x - Math.max(0, Math.min(1000, from.x + by.x)))).toBeLessThan(1);
      expect(Math.abs(to.y - Math.max(0, Math.min(750, from.y + by.y)))).toBeLessThan(1);
    }),
  );
});

test('a ground follows the hand, however its tower is turned, and the others stay', () => {
  const grounds = parts.filter(({ kind }) => kind === 'area');
  expect(grounds).toHaveLength(complex!.layout.buildings.flatMap(({ grounds: own = [] }) => own).length);
  fc.assert(
    fc.property(fc.constantFrom(...grounds), way(200), (thing, by) => {
      const written = after(thing, by);
      const now = partsOf(read(written), written);
      for (const { id, outline = [] } of grounds) {
        const [corner] = now.find((other) => other.id === id)?.outline ?? [];
        const led = id === thing.id ? by : { x: 0, y: 0 };
        expect(Math.abs(corner!.x - outline[0]!.x - led.x)).toBeLessThan(1.5);
        expect(Math.abs(corner!.y - outline[0]!.y - led.y)).toBeLessThan(1.5);
      }
    }),
  );
});

test('what is turned looks where its handle is led, in whole degrees', () => {
  const turns = parts.filter(({ kind }) => kind === 'turn');
  expect(turns.some(({ name }) => name === '산책길 방향')).toBe(false);
  fc.assert(
    fc.property(fc.constantFrom(...turns), way(300), (thing, by) => {
      const own = placed.find(({ id }) => thing.id === `${id}/turn`)!;
      const led = { x: thing.box.x + by.x - own.point.x, y: thing.box.y + by.y - own.point.y };
      fc.pre(Math.hypot(led.x, led.y) > 20);
      const written = after(thing, by);
      const degrees = read(written).find(({ id }) => id === own.id)!.degrees;
      const looks = { x: Math.sin((degrees * Math.PI) / 180), y: -Math.cos((degrees * Math.PI) / 180) };
      expect(looks.x * led.x + looks.y * led.y).toBeGreaterThan(0.999 * Math.hypot(led.x, led.y));
      expect(Number.isInteger(degrees)).toBe(true);
    }),
  );
});

test('a name that was not turned says so from then on, and one step beside the handle is one degree', () => {
  const street = named('단지 앞길');
  const written = after(named('단지 앞길 방향', parts), { x: 1, y: 0 });
  expect(numberAt(written, [...street.path, 'turn'])).toBe(1);
  const car = placed.find(({ name }) => name === '지하주차장 출입구')!;
  const turned = after(named('지하주차장 출입구 방향', parts), { x: 0, y: -1 });
  expect(numberAt(turned, [...car.path, 2])).toBe(271);
});

test('what code makes stays where it is', () => {
  const fixed: Fixed = { $fixed: 'reckoned', from: [], value: [27, 37.8] };
  const copy = structuredClone(tree) as unknown as { layout: { buildings: { at: unknown; turn: unknown }[] } };
  copy.layout.buildings[0]!.at = fixed;
  copy.layout.buildings[0]!.turn = { ...fixed, value: -8 };
  const written = copy as unknown as Tree;
  expect(named('101동', layoutThings(placed, written)).moves).toBeNull();
  expect(partsOf(placed, written).some(({ name }) => name === '101동 방향')).toBe(false);
});
