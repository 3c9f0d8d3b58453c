import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { findHome, homeId } from '#site/units/home-id.ts';

const towers = complex?.towers ?? [];

test('a home is named by its tower and the number on its door', () => {
  expect(homeId('101동', 12, '3호')).toBe('101-1203');
  expect(homeId('가동', 5, '1호')).toBe('가동-501');
  expect(homeId('타워', 5, 'A')).toBe('타워-5-A');
});

test('every home of the development is found by its name, and no other', () => {
  let homes = 0;
  for (const tower of towers)
    for (const line of tower.lines)
      for (let floor = tower.firstFloor; floor <= tower.lastFloor; floor += 1) {
        expect(findHome(towers, homeId(tower.name, floor, line.line))).toEqual({ tower, floor, line });
        homes += 1;
      }
  expect(homes).toBe(608);
});

test.each(['', '101', '101-', '101-403', '101-4201', '101-0501', '105-1201', '101-1205', '101동-1203'])(
  'no home is called %j',
  (id) => {
    expect(findHome(towers, id)).toBeNull();
  },
);
