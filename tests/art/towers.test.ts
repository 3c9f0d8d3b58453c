import { expect, test } from 'vitest';
import { homesOfTowers } from '#art/homes/towers.mjs';
import { complex } from '#content/complex.ts';

const towers = homesOfTowers(complex);
const placesOf = (name: string) => Object.entries(towers[name.replace(/\D+$/, '')] ?? {});
const ofFour = (complex?.towers ?? []).filter(({ lines }) => lines.length === 4);

test('each corner of a tower with four homes on a storey has the unit whose ground lies there', () => {
  expect(ofFour.length).toBeGreaterThan(0);
  for (const { name, lines } of ofFour) {
    const corners = placesOf(name);
    expect(new Set(corners.map(([corner]) => corner)), name).toEqual(
      new Set(['north-east', 'north-west', 'south-east', 'south-west']),
    );
    expect(corners.map(([, unit]) => unit).toSorted(), name).toEqual(lines.map(({ unit }) => unit).toSorted());
  }
});

/** A tower of the example whose storey has these homes: unit, left, upper; up is north. */
function placesIn(grounds: readonly (readonly [unit: string, left: number, upper: number])[]) {
  if (!complex) throw new Error('The example has lost its complex');
  const [tower, building] = [complex.towers[0], complex.layout.buildings[0]];
  const [line] = tower?.lines ?? [];
  if (!tower || !building || !line) throw new Error('The example has lost its towers');
  const standing = [{ ...tower, name: '9동', lines: grounds.map(([unit]) => ({ ...line, unit })) }];
  const drawn = {
    ...building,
    name: '9동',
    grounds: grounds.map(([, x, y]): [number, number, number, number] => [x, y, 1, 1]),
  };
  return homesOfTowers({ ...complex, towers: standing, layout: { ...complex.layout, buildings: [drawn] } })['9'];
}

test('the corner is where the ground lies on the picture, whatever the order of lines', () => {
  const found = placesIn([
    ['A', 2, -3],
    ['B', -3, 2],
    ['C', 2, 2],
    ['D', -3, -3],
  ]);
  expect(found).toEqual({ 'north-east': 'A', 'south-west': 'B', 'south-east': 'C', 'north-west': 'D' });
});

test('a row is counted from the north, whatever the order of lines', () => {
  const found = placesIn([
    ['A', -3, 2],
    ['B', -3, -4],
    ['C', 2, -1],
  ]);
  expect(found).toEqual({ 'west-1': 'B', 'west-2': 'A', 'east-1': 'C' });
});

test('homes in rows back to back are counted from the north on either side', () => {
  const others = (complex?.towers ?? []).filter((tower) => !ofFour.includes(tower));
  expect(others.length).toBeGreaterThan(0);
  for (const { name, lines } of others) {
    const half = lines.length / 2;
    const places = ['west', 'east'].flatMap((side) => Array.from({ length: half }, (_, at) => `${side}-${at + 1}`));
    expect(placesOf(name).map(([place]) => place)).toEqual(places);
    expect(lines.filter(({ faces }) => faces === '서향')).toHaveLength(half);
  }
});

test('homes that look south alone lie in the south of their tower', () => {
  const southward = ofFour.flatMap(({ name, lines }) =>
    lines
      .filter(({ faces }) => faces === '남향')
      .map(({ unit }) => [name, unit, placesOf(name).find(([, home]) => home === unit)?.[0] ?? ''] as const),
  );
  expect(southward.length).toBeGreaterThan(0);
  expect(southward.filter(([, , corner]) => !corner.startsWith('south-'))).toEqual([]);
});

test('a development without a complex has no towers', () => {
  expect(homesOfTowers(null)).toEqual({});
});
