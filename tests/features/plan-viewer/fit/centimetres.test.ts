import { expect, test } from 'vitest';
import { millimetresOf } from '#features/plan-viewer/fit/library/centimetres.ts';

test.each([
  ['120', 1200],
  [' 45.5 ', 455],
  ['45,5', 455],
  ['91.2cm', 912],
  ['91.2 CM', 912],
  ['150센티', 1500],
  ['１２０', 1200],
  ['４５．５', 455],
  ['5', 50],
  ['600', 6000],
])('a tape’s %j is %i mm', (typed, length) => {
  expect(millimetresOf(typed)).toBe(length);
});

test.each(['', 'abc', '-120', '1e3', '120x60', '4', '600.1', '12 0', '1.2.3', '1200mm', 'NaN', 'Infinity', '０'])(
  '%j is no length of a piece of furniture',
  (typed) => {
    expect(millimetresOf(typed)).toBeNull();
  },
);
