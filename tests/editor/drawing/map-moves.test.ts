import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { maps } from '#content/maps.ts';
import { distancesOf, mapThings, moveMapThing } from '#editor/drawing/geometry/map-things.ts';
import type { Thing } from '#editor/drawing/geometry/thing.ts';
import { applyEdit } from '#editor/model/edit.ts';
import type { Tree } from '#editor/model/tree.ts';
import { mapsSchema } from '#site/schema/maps.ts';

const tree = maps as unknown as Tree;
const read = (written: Tree) => v.parse(mapsSchema, written).maps;
const all = read(tree);
const [first] = all;
const things = all.flatMap((map, index) => mapThings(map, index, tree, 1).map((thing) => ({ map, index, thing })));

test('every name of every map can be chosen', () => {
  expect(things).toHaveLength(all.reduce((sum, { labels }) => sum + labels.length, 0));
});

test('a place is dragged to where it is dropped, in ten metres, and nothing else changes', () => {
  const way = fc.integer({ min: -400, max: 400 });
  fc.assert(
    fc.property(fc.constantFrom(...things), way, way, ({ map, index, thing }, x, y) => {
      expect(moveMapThing(map, thing, { x: 0, y: 0 })).toEqual([]);
      const edits = moveMapThing(map, thing, { x, y });
      expect(edits.every(({ path }) => JSON.stringify(path.slice(0, -2)) === JSON.stringify(thing.path))).toBe(true);
      const now = read(edits.reduce(applyEdit, tree));
      const moved = mapThings(now[index] as (typeof now)[number], index, tree, 1).find(
        ({ id }) => id === thing.id,
      ) as Thing;
      const units = 20 / map.km;
      expect(Math.abs(moved.box.x - thing.box.x - x)).toBeLessThan(units);
      expect(Math.abs(moved.box.y - thing.box.y - y)).toBeLessThan(units);
    }),
  );
});

test('what is taken from another file stays where it is, and distances follow what is moved', () => {
  const fixed = { $fixed: 'elsewhere', from: [['facts', 'location']], value: first?.labels[0]?.at } as const;
  const marked = applyEdit(tree, { kind: 'set', path: ['maps', 0, 'title'], value: '약도' });
  const withFixed = JSON.parse(JSON.stringify(marked)) as { maps: { labels: { at: unknown }[] }[] };
  withFixed.maps[0]!.labels[0]!.at = fixed;
  const [site] = mapThings(first!, 0, withFixed as unknown as Tree, 1);
  expect(site?.moves).toBeNull();
  expect(moveMapThing(first!, site!, { x: 50, y: 0 })).toEqual([]);
  const station = things.find(({ thing }) => thing.name === '숭의역')!;
  const now = read(moveMapThing(first!, station.thing, { x: 100, y: 0 }).reduce(applyEdit, tree));
  const kmOf = (map: (typeof all)[number]) => distancesOf(map).find(({ name }) => name === '숭의역')?.km ?? 0;
  expect(Math.abs(kmOf(now[0]!) - kmOf(first!))).toBeGreaterThan(0.1);
});
