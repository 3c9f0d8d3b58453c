import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { units } from '#content/units.ts';
import { checkComplex } from '#site/check/check-complex.ts';

test('the check of the complex finds nothing wrong with the default content', () => {
  expect(checkComplex({ complex, units })).toEqual([]);
  expect(checkComplex({ complex: null, units })).toEqual([]);
});

test('the check of the complex finds a type that does not exist, a tower without floors, and lines that are drawn and do not exist', () => {
  if (!complex) throw new Error('the default content has lost its complex');
  const [tower] = complex.towers;
  if (!tower) throw new Error('the default content has lost its towers');
  const broken = { ...tower, lastFloor: tower.firstFloor - 1, lines: [{ line: '1호', unit: '59Z' }] };
  expect(
    checkComplex({ complex: { ...complex, towers: [broken] }, units }).map(({ field, remedy }) => [field, remedy]),
  ).toEqual([
    ['layout.buildings[0].grounds', 'write one ground for each of the 1 lines of 101동, in their order'],
    ['towers[0].lastFloor', `write ${tower.firstFloor} or more, the first floor`],
    ['towers[0].lines[0].unit', expect.stringMatching(/no unit has the id '59Z': write one of 59A, /)],
  ]);
});
