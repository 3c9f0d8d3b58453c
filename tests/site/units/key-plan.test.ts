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
    ['101동', '2호'],
    ['102동', '4호'],
    ['103동', '1호'],
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
  expect(keyPlan(complex!, '59A').map(({ at }) => at)).toEqual(complex!.layout.buildings.map(({ at }) => at));
  const without = { ...complex!, layout: { ...complex!.layout, buildings: complex!.layout.buildings.slice(1) } };
  expect(keyPlan(without, '59A').map(({ name }) => name)).toEqual(['102동', '103동', '104동']);
});
