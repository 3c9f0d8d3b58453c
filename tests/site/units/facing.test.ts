import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { facingsOf, looksOneWay } from '#site/units/facing.ts';

const towers = complex!.towers;

test.each([
  ['84A', true],
  ['59B', true],
  ['44', false],
  // None of its homes is built: its drawing is an example.
  ['114A', true],
])('%s looks one way: %s', (unit, isOneWay) => expect(looksOneWay(towers, unit)).toBe(isOneWay));

test('homes that look in several directions are told apart by their lines, others are not', () => {
  expect(facingsOf(towers, '44')).toEqual([
    { faces: '서향', tower: '104동', lines: ['1호', '2호', '3호'] },
    { faces: '동향', tower: '104동', lines: ['4호', '5호', '6호'] },
  ]);
  expect(facingsOf(towers, '84A')).toEqual([]);
});
