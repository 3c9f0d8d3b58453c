import { describe, expect, it } from 'vitest';
import { countHomes, countUses } from '#site/units/home-counts.ts';

const towers = [
  {
    name: '1동',
    firstFloor: 3,
    lastFloor: 5,
    lines: [
      { line: '1호', unit: '84A' },
      { line: '2호', unit: '84A' },
      { line: '3호', unit: '59B' },
    ],
  },
  { name: '2동', firstFloor: 2, lastFloor: 2, lines: [{ line: '1호', unit: '44' }] },
];
const units = [
  { id: '59B', use: 'apartment' as const },
  { id: '84A', use: 'apartment' as const },
  { id: '114A', use: 'apartment' as const },
  { id: '44', use: 'officetel' as const },
];

describe('homes', () => {
  it('are counted by type and tower, in the order of the types', () => {
    expect(countHomes(towers, units).map(({ unit, total, inTowers }) => [unit.id, total, inTowers])).toEqual([
      ['59B', 3, [{ tower: '1동', homes: 3 }]],
      ['84A', 6, [{ tower: '1동', homes: 6 }]],
      ['44', 1, [{ tower: '2동', homes: 1 }]],
    ]);
  });

  it('are added up by use', () => {
    expect(countUses(countHomes(towers, units))).toEqual([
      { use: 'apartment', total: 9 },
      { use: 'officetel', total: 1 },
    ]);
  });
});
