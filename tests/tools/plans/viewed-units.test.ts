import { expect, test } from 'vitest';
import { units } from '#content/units.ts';
import { viewedUnits } from '#tools/plans/viewed-units.ts';

test('the home page is told of the types of its viewer, in the order of the tabs, and nothing that it does not show', () => {
  const { viewed, notice } = viewedUnits({ ...units, viewer: ['84A', '59A'] });
  expect(viewed.map(({ id, label }) => [id, label])).toEqual([
    ['84A', '84㎡A'],
    ['59A', '59㎡A'],
  ]);
  expect(Object.keys(viewed[0] ?? {})).toEqual(['id', 'label', 'structure', 'planAlt']);
  expect(notice).toBe(units.notice);
});
