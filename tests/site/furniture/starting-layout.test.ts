import { describe, expect, it, test } from 'vitest';
import { boxOf } from '#site/furniture/box.ts';
import { fitProblems } from '#site/furniture/fit-problems.ts';
import { roomAt } from '#site/furniture/home-floor.ts';
import { MOST_PIECES } from '#site/furniture/piece.ts';
import { startingLayout } from '#site/furniture/starting-layout.ts';
import { homeNamed, homes } from '#tests/support/furniture/homes.ts';
import { pieceOf } from '#tests/support/furniture/pieces.ts';

describe.each(homes.map((home) => [home.name, home] as const))('the furniture shown in %s', (_, home) => {
  const pieces = startingLayout(home.plan, home.variant);
  const furniture = home.resolved.items.filter(({ isFixture }) => !isFixture);

  it('stands where the plan shows it, with its back to the same side', () => {
    expect(pieces).toHaveLength(furniture.length);
    pieces.forEach((piece, index) => {
      const item = furniture[index];
      expect(piece.id).toBe(item?.field);
      const { x0, y0, x1, y1 } = boxOf(piece).bounds;
      for (const [is, shown] of [
        [x0, item?.x0],
        [y0, item?.y0],
        [x1, item?.x1],
        [y1, item?.y1],
      ] as const)
        expect(Math.abs(is - (shown ?? 0))).toBeLessThan(1);
      const [back, right] = [boxOf(piece).corners[0], boxOf(piece).corners[3]];
      const isVertical = Math.abs((back?.x ?? 0) - (right?.x ?? 0)) < 1;
      const backSide = isVertical
        ? (back?.y ?? 0) > piece.y
          ? 'north'
          : 'south'
        : (back?.x ?? 0) > piece.x
          ? 'east'
          : 'west';
      expect(backSide).toBe(item?.back);
      expect(roomAt(home.floor, piece)).not.toBeNull();
    });
  });

  it('has whole millimetres, ids of its own, and room for what a visitor adds', () => {
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
    expect(pieces.length).toBeLessThanOrEqual(MOST_PIECES / 2);
    for (const { x, y, width, depth } of pieces)
      expect([x, y, width, depth].every((length) => Number.isInteger(length))).toBe(true);
  });

  it('stands in nothing, in no door’s way, and came through every door', () =>
    expect(fitProblems(home.floor, pieces).filter(({ kind }) => kind !== 'passage')).toEqual([]));
});

test('furniture of a plan is the piece of its sort that comes nearest in width', () => {
  const kinds = startingLayout(homeNamed('114A, extended').plan, 'extended').map(
    ({ kind, width }) => `${kind} ${width}`,
  );
  expect(kinds).toContain('bed-large-king 1800');
  expect(kinds).toContain('bed-super-single 1100');
  expect(kinds).toContain('sofa-4 2800');
  expect(kinds).toContain('wardrobe-1500 1500');
});

test('corners go round anticlockwise from the right end of the back', () => {
  const sofa = pieceOf('sofa', 'sofa-3', { x: 0, y: 0 });
  const corners = (angle: number) =>
    boxOf({ ...sofa, angle }).corners.map(({ x, y }) => [Math.round(x), Math.round(y)]);
  expect(corners(0)).toEqual([
    [1100, 450],
    [-1100, 450],
    [-1100, -450],
    [1100, -450],
  ]);
  // A quarter anticlockwise: its back is to the west.
  expect(corners(90)).toEqual([
    [-450, 1100],
    [-450, -1100],
    [450, -1100],
    [450, 1100],
  ]);
  expect(corners(30)[0]).toEqual([
    Math.round(1100 * Math.cos(Math.PI / 6) - 225),
    Math.round(550 + 450 * Math.cos(Math.PI / 6)),
  ]);
});
