import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridOf, maximalRectanglesOf, rectanglesOf } from '#site/plan/grid.ts';
import { areaOf, contains, type Rect } from '#site/plan/rect.ts';

const rect = fc
  .record({
    x: fc.nat({ max: 9 }),
    y: fc.nat({ max: 9 }),
    width: fc.integer({ min: 1, max: 6 }),
    depth: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ x, y, width, depth }): Rect => ({ x0: x, y0: y, x1: x + width, y1: y + depth }));

const squares = (rects: readonly Rect[]) => {
  const found = new Set<string>();
  for (const { x0, y0, x1, y1 } of rects)
    for (let x = x0; x < x1; x += 1) for (let y = y0; y < y1; y += 1) found.add(`${x},${y}`);
  return found;
};

test('a region comes apart into rectangles that do not overlap, or into such as cannot grow', () => {
  fc.assert(
    fc.property(fc.array(rect, { maxLength: 6 }), fc.array(rect, { maxLength: 6 }), (filled, cut) => {
      const grid = gridOf(filled, cut);
      const region = squares(filled);
      for (const square of squares(cut)) region.delete(square);
      const apart = rectanglesOf(grid);
      expect(squares(apart)).toEqual(region);
      expect(apart.reduce((sum, part) => sum + areaOf(part), 0)).toBe(region.size);
      const largest = maximalRectanglesOf(grid);
      expect(squares(largest)).toEqual(region);
      const isWithin = (part: Rect) => [...squares([part])].every((square) => region.has(square));
      for (const { x0, y0, x1, y1 } of largest) {
        const grown = [
          { x0: x0 - 1, y0, x1, y1 },
          { x0, y0: y0 - 1, x1, y1 },
          { x0, y0, x1: x1 + 1, y1 },
          { x0, y0, x1, y1: y1 + 1 },
        ];
        expect(grown.filter(isWithin)).toEqual([]);
      }
      for (const part of apart) expect(largest.some((whole) => contains(whole, part))).toBe(true);
    }),
    {
      numRuns: 300,
      // Neither whole along the rows of a cell of its own nor along its columns: 1…2 by 6…8 was left out once.
      examples: [
        [
          [
            { x0: 0, y0: 2, x1: 2, y1: 7 },
            { x0: 1, y0: 5, x1: 4, y1: 8 },
            { x0: 2, y0: 6, x1: 3, y1: 10 },
            { x0: 0, y0: 8, x1: 2, y1: 9 },
          ],
          [{ x0: 2, y0: 1, x1: 3, y1: 7 }],
        ],
      ],
    },
  );
});

test('where two steps of a stair meet, what reaches over both is one of its rectangles', () => {
  const stair = gridOf(
    [
      { x0: 0, x1: 2, y0: 0, y1: 1 },
      { x0: 1, x1: 3, y0: 1, y1: 2 },
    ],
    [],
  );
  expect(maximalRectanglesOf(stair)).toContainEqual({ x0: 1, x1: 2, y0: 0, y1: 2 });
});
