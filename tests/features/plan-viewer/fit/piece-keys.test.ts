import { expect, test } from 'vitest';
import { pieceAfterKey } from '#features/plan-viewer/fit/board/piece-keys.ts';
import type { Piece } from '#site/furniture/piece.ts';

const sofa: Piece = { id: 'p1', kind: 'sofa-3', name: null, x: 0, y: 0, angle: 0, width: 2200, depth: 900 };
const press = (key: string, shiftKey = false) => pieceAfterKey(sofa, { key, shiftKey });

test.each([
  ['ArrowLeft', -10, 0],
  ['ArrowRight', 10, 0],
  ['ArrowUp', 0, 10],
  ['ArrowDown', 0, -10],
])('%s moves a piece by a centimetre, with Shift by ten', (key, east, north) => {
  expect(press(key)).toMatchObject({ x: east, y: north, angle: 0 });
  expect(press(key, true)).toMatchObject({ x: east * 10, y: north * 10 });
});

test('R turns it by a quarter clockwise, with Shift by fifteen degrees', () => {
  expect(press('r')).toMatchObject({ angle: 270 });
  expect(press('R', true)).toMatchObject({ angle: 345 });
});

test('Delete takes it away, as Backspace does', () => {
  expect([press('Delete'), press('Backspace')]).toEqual(['removed', 'removed']);
});

test.each(['Tab', 'Enter', 'Escape', 'a', '+', 'PageDown'])('%s is left to the page', (key) => {
  expect(press(key)).toBeNull();
});
