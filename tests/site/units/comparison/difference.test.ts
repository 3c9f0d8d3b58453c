import { array, assert, integer, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf } from '#site/units/comparison/difference.ts';

test.each([
  ['two', [59.94, 84.9], { most: [1], least: [0], by: 24.96 }],
  ['three, the middle one in neither', [84.9, 59.94, 44.28], { most: [0], least: [2], by: 40.62 }],
  ['two of the largest', [4, 2, 4], { most: [0, 2], least: [1], by: 2 }],
  ['those that have it alone', [null, 82.6993, 117.162], { most: [2], least: [1], by: 34.4627 }],
])('the difference of %s', (_what, sizes, expected) => expect(differenceOf(sizes)).toEqual(expected));

test.each([
  ['all are the same', [4, 4, 4]],
  ['one alone has it', [null, 4, null]],
  ['none has it', [null, null]],
])('there is none where %s', (_what, sizes) => expect(differenceOf(sizes)).toBeNull());

const areas = array(option(integer({ min: 0, max: 3_000_000 }).map((parts) => parts / 10_000)), {
  minLength: 2,
  maxLength: 3,
});

test('the largest less the difference is the smallest, for all areas of four decimals', () => {
  assert(
    property(areas, (sizes) => {
      const difference = differenceOf(sizes);
      const different = new Set(sizes.filter((size) => size !== null)).size;
      expect(difference === null).toBe(different < 2);
      const { most, least, by } = difference ?? { most: [], least: [], by: 1 };
      const smallest = least.map((place) => sizes[place]!);
      for (const place of most) for (const size of smallest) expect(sizes[place]! - by).toBeCloseTo(size, 6);
      expect(by).toBeGreaterThan(0);
      expect(String(by)).not.toMatch(/\.\d{5}/);
    }),
    { numRuns: 2000 },
  );
});
