import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { clearancesOf } from '#site/furniture/clearances.ts';
import { homeFloor } from '#site/furniture/home-floor.ts';
import type { Piece } from '#site/furniture/piece.ts';

const plan = plans['59A'];
if (!plan) throw new Error('the example has no 59A');
const floor = homeFloor(plan, 'extended');
// 침실1: 3300 wide from the west end, its south wall at -1400, its east partition's face at 3240.
const box = (id: string, x: number, y: number, angle = 0): Piece => ({
  id,
  kind: 'own',
  name: '상자',
  x,
  y,
  angle,
  width: 1000,
  depth: 600,
});
const lengths = (piece: Piece, others: Piece[] = []) =>
  Object.fromEntries(
    clearancesOf(floor, [piece, ...others], piece).map(({ direction, length }) => [direction, length]),
  );

test('a piece hears how far the walls are on its four sides', () => {
  expect(lengths(box('a', 1500, 500))).toEqual({ west: 1000, east: 1240, south: 1600, north: 1540 });
});

test('turned by a quarter, its outline is what is measured from', () => {
  expect(lengths(box('a', 1500, 500, 90))).toMatchObject({ west: 1200, east: 1440, south: 1400 });
});

test('another piece is nearer than the wall behind it', () => {
  expect(lengths(box('a', 1500, 500), [box('b', 1500, -600)])).toMatchObject({ south: 500, west: 1000 });
});

test('a rug and a screen on the wall are in nobody’s way', () => {
  const rug: Piece = { ...box('b', 1500, -600), kind: 'rug', name: null };
  expect(lengths(box('a', 1500, 500), [rug])).toMatchObject({ south: 1600 });
});

test('what touches leaves nothing', () => {
  expect(lengths(box('a', 500, 500))).toMatchObject({ west: 0 });
});
