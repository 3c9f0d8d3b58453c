import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { keyPlan } from '#site/units/key-plan.ts';

const linesOf = (unit: string) =>
  keyPlan(complex!, unit).map(({ name, lines }) => [
    name,
    lines.flatMap(({ line, isOfType }) => (isOfType ? line : [])).join(),
  ]);

test('a type’s lines are marked in each tower, all of its homes and no other', () => {
  expect(linesOf('59A')).toEqual([
    ['101동', '3호'],
    ['102동', '2호'],
    ['103동', '3호'],
    ['104동', ''],
  ]);
  expect(linesOf('44')).toEqual([
    ['101동', ''],
    ['102동', ''],
    ['103동', ''],
    ['104동', '1호,2호,3호,4호,5호,6호'],
  ]);
});

test('a tower stands where the layout has it, and is left out where the layout does not know it', () => {
  const places = complex!.layout.buildings.map(({ at: [x, y], turn }) => ({ at: [x, (y * 3) / 4], turn }));
  expect(keyPlan(complex!, '59A').map(({ at, turn }) => ({ at, turn }))).toEqual(places);
  const without = { ...complex!, layout: { ...complex!.layout, buildings: complex!.layout.buildings.slice(1) } };
  expect(keyPlan(without, '59A').map(({ name }) => name)).toEqual(['102동', '103동', '104동']);
});

test('a line stands on the ground that the site plan gives it, in hundredths of the picture’s width either way', () => {
  for (const { name, lines } of keyPlan(complex!, '59A')) {
    const { grounds } = complex!.layout.buildings.find((building) => building.name === name)!;
    const drawn = grounds!.map(([left, upper, width, height]) => [left, upper * 0.75, width, height * 0.75]);
    expect(lines.map(({ ground }) => ground)).toEqual(drawn);
  }
});

test('where no grounds are known the lines stand beside each other, about the tower’s middle', () => {
  const buildings = complex!.layout.buildings.map((building) => ({ ...building, grounds: undefined }));
  const [tower] = keyPlan({ ...complex!, layout: { ...complex!.layout, buildings } }, '59A');
  expect(tower!.lines.map(({ ground: [left, , width] }) => [left, left + width])).toEqual([
    [-10, -5],
    [-5, 0],
    [0, 5],
    [5, 10],
  ]);
});
