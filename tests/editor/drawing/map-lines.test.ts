import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { maps } from '#content/maps.ts';
import { addPoint, canRemovePoint, movePoint, pointThings, removePoint } from '#editor/drawing/geometry/line-points.ts';
import { linesOf, lineThings, type MapLine } from '#editor/drawing/geometry/map-lines.ts';
import { newRoad } from '#editor/drawing/geometry/new-road.ts';
import { placesIn } from '#editor/drawing/geometry/place-line.ts';
import { inLayers, ownerOf, thingAt, type Point, type Thing } from '#editor/drawing/geometry/thing.ts';
import { applyEdit, type Edit } from '#editor/model/edit.ts';
import { fieldName } from '#editor/model/problems.ts';
import { at, type Fixed, type Tree } from '#editor/model/tree.ts';
import { mapsSchema } from '#site/schema/maps.ts';

const tree = maps as unknown as Tree;
const read = (written: Tree) => v.parse(mapsSchema, written).maps;
const all = read(tree).flatMap((map, index) => linesOf(map, index).map((line) => ({ map, index, line })));
const handles = all.flatMap(({ map, index, line }) =>
  pointThings(line, tree, null, 50).map((thing) => ({ map, index, line, thing })),
);

const textOf = (line: MapLine, written: Tree = tree) => at(written, line.text) as string;
const lineAfter = (line: MapLine, index: number, edits: readonly Edit[]): MapLine => {
  const now = read(edits.reduce(applyEdit, tree))[index];
  return ownerOf(linesOf(now!, index), line.id)!;
};
const anyWay = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -400, max: 400 }) });
const isMoved = ({ x, y }: Point) => x !== 0 || y !== 0;

test('every line and area of every map can be chosen, and lies under the names', () => {
  const [map] = read(tree);
  const { land, water, greens, roads, railways } = map!;
  const things = lineThings(linesOf(map!, 0));
  expect(things).toHaveLength([land, water, greens, roads, railways].flat(1).length);
  expect(new Set(things.map(({ name }) => name)).size).toBe(things.length);
  const label: Thing = { id: 'l', path: [], name: '', kind: 'label', box: things[0]!.box, moves: 'both' };
  expect(inLayers([label, ...things]).at(-1)).toBe(label);
  expect(thingAt(things, 'maps[0].roads[2].through')?.name).toBe('도로 3(길)');
  expect(thingAt(things, 'maps[0].greens[1]')?.name).toBe('녹지 2');
});

test('a point is dragged to where it is dropped, and no digit of the other points changes', () => {
  const points = handles.filter(({ thing }) => thing.kind === 'point');
  fc.assert(
    fc.property(fc.constantFrom(...points), anyWay.filter(isMoved), ({ map, index, line, thing }, by) => {
      const edits = movePoint(map, line, tree, thing, by);
      const place = Number(thing.id.split('/').at(-1));
      const now = edits.reduce(applyEdit, tree);
      const others = (text: string) => placesIn(text).toSpliced(place, 1);
      expect(others(textOf(line, now))).toEqual(others(textOf(line)));
      const { x, y } = lineAfter(line, index, edits).points[place]!;
      const units = 20 / map.km;
      expect(Math.abs(x - thing.box.x - by.x)).toBeLessThan(units);
      expect(Math.abs(y - thing.box.y - by.y)).toBeLessThan(units);
    }),
  );
});

test('out of the middle of a leg a new point is drawn, between the two that stay; one that is let go draws none', () => {
  const legs = handles.filter(({ thing }) => thing.kind === 'leg');
  fc.assert(
    fc.property(fc.constantFrom(...legs), anyWay.filter(isMoved), ({ map, index, line, thing }, by) => {
      expect(movePoint(map, line, tree, thing, { x: 0, y: 0 })).toEqual([]);
      const edits = movePoint(map, line, tree, thing, by);
      const place = Number(/\/(\d+)\+$/.exec(thing.id)?.[1]) + 1;
      const now = lineAfter(line, index, edits);
      expect(placesIn(textOf(line, edits.reduce(applyEdit, tree))).toSpliced(place, 1)).toEqual(placesIn(textOf(line)));
      const units = 30 / map.km;
      expect(Math.abs(now.points[place]!.x - thing.box.x - by.x)).toBeLessThan(units);
      expect(Math.abs(now.points[place]!.y - thing.box.y - by.y)).toBeLessThan(units);
    }),
  );
});

test('an area is closed by a leg too, a line goes on beyond its end', () => {
  const green = all.find(({ line }) => line.name === '녹지 1')!.line;
  const ends = pointThings(green, tree, null, 50).filter(({ kind }) => kind === 'leg');
  expect(ends.at(-1)?.name).toBe(`녹지 1 ${green.points.length}번째 점 다음`);
  const { line, index } = all.find(({ line: { name } }) => name === '도로 4(길)')!;
  const last = line.points.length - 1;
  const now = lineAfter(line, index, addPoint(line, tree, last));
  const [from, to, beyond] = now.points.slice(-3);
  expect(Math.sign(beyond!.x - to!.x)).toBe(Math.sign(to!.x - from!.x));
});

test('what is put in can be taken out, but no line of two points nor area of three', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.nat(), ({ line, index }, some) => {
      const place = some % line.points.length;
      const [added] = addPoint(line, tree, place);
      const longer = applyEdit(tree, added!);
      const now = lineAfter(line, index, [added!]);
      expect(now.points).toHaveLength(line.points.length + 1);
      const back = removePoint(now, longer, place + 1).reduce(applyEdit, longer);
      expect(textOf(line, back)).toBe(textOf(line));
    }),
  );
  const short = all.find(({ line }) => line.points.length === 2)!.line;
  expect(canRemovePoint(short, tree)).toBe(false);
  expect(removePoint(short, tree, 0)).toEqual([]);
});

test('a line that code makes stays where it is, and one that is being typed is mended by dragging its point', () => {
  const { map, line } = all.find(({ line: { name } }) => name === '도로 4(길)')!;
  const written = (value: Tree | Fixed) => {
    const copy = structuredClone(tree) as unknown as { maps: { roads: { through: unknown }[] }[] };
    copy.maps[0]!.roads[3]!.through = value;
    return copy as unknown as Tree;
  };
  const fixed = written({ $fixed: 'reckoned', from: [], value: textOf(line) });
  expect(pointThings(line, fixed, null, 50).every(({ kind, moves }) => kind === 'point' && moves === null)).toBe(true);
  const [first] = pointThings(line, tree, null, 50).filter(({ kind }) => kind === 'point');
  expect(movePoint(map, line, fixed, first!, { x: 9, y: 9 })).toEqual([]);
  const typed = written(textOf(line).replace(/^[^,]+/, '37.'));
  const [edit] = movePoint(map, line, typed, first!, { x: 9, y: 9 });
  expect(v.safeParse(mapsSchema, applyEdit(typed, edit!)).success).toBe(true);
});

test('a new road has two ends that can be drawn, below the middle and on the map', () => {
  read(tree).forEach((map, index) => {
    const path = ['maps', index, 'roads', map.roads.length];
    const written = applyEdit(tree, { kind: 'insert', path, value: newRoad(map, 'main') });
    const road = linesOf(read(written)[index]!, index).find(({ id }) => id === fieldName(path))!;
    expect(road.points).toHaveLength(2);
    for (const { x, y } of road.points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1000);
      expect(y).toBeGreaterThan(550);
      expect(y).toBeLessThan(700);
    }
    expect(
      movePoint(read(written)[index]!, road, written, pointThings(road, written, null, 50).at(-1)!, { x: 90, y: 0 }),
    ).toHaveLength(1);
  });
});
