import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitProblems } from '#site/furniture/fit-problems.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { areaInWalls, fixturesOf, stepsPolygon, sweepPolygon } from '#tests/support/furniture/fit-oracle.ts';
import type { Home } from '#tests/support/furniture/homes.ts';
import { layouts } from '#tests/support/furniture/layouts.ts';
import { moved, polygonOf, sharedArea, type Polygon } from '#tests/support/furniture/polygons.ts';

/** Depths are whole millimetres; directions are two degrees apart. */
const TOLERANCE = 1.5;
const DIRECTIONS = Array.from({ length: 180 }, (_, index): readonly [number, number] => [
  Math.cos((index * Math.PI) / 90),
  Math.sin((index * Math.PI) / 90),
]);

const frees = (polygon: Polygon, by: number, obstacle: Polygon): boolean =>
  DIRECTIONS.some(([x, y]) => sharedArea(moved(polygon, x * by, y * by), obstacle) < 0.01);

/** Whether the shortest move that frees a piece of everything that it stands in, of one kind, is this long. */
const isAsDeep = (piece: Piece, by: number, obstacles: readonly Polygon[]): boolean =>
  obstacles.every((obstacle) => frees(polygonOf(piece), by + TOLERANCE, obstacle)) &&
  obstacles.some((obstacle) => by <= TOLERANCE || !frees(polygonOf(piece), by - TOLERANCE, obstacle));

function wrongDepths(home: Home, pieces: readonly Piece[]): string[] {
  const find = (id: string) => pieces.filter((piece) => piece.id === id);
  return fitProblems(home.floor, pieces).flatMap((problem) => {
    const wrong = find(problem.piece).filter((piece) => {
      switch (problem.kind) {
        case 'piece':
          return !isAsDeep(
            piece,
            problem.by,
            find(problem.other).map((other) => polygonOf(other)),
          );
        case 'fixture':
          return !isAsDeep(piece, problem.by, fixturesOf(home, problem.fixture));
        case 'door': {
          const doorways = home.resolved.doorways.filter(({ rooms }) => rooms.join() === problem.rooms.join());
          const ways = doorways.flatMap((doorway) => [
            stepsPolygon(doorway),
            ...(doorway.swing ? [sweepPolygon(doorway.swing, 'within')] : []),
          ]);
          return !isAsDeep(piece, problem.by, ways);
        }
        case 'wall':
          // Out of one wall it may come into the next: no shorter move frees it.
          return DIRECTIONS.some(([x, y]) => {
            const by = Math.max(0, problem.by - TOLERANCE);
            return areaInWalls(home, moved(polygonOf(piece), x * by, y * by)) < 0.01;
          });
        case 'entry':
        case 'passage':
          return false;
      }
    });
    return wrong.map(({ id }) => `${id}: ${JSON.stringify(problem)}`);
  });
}

describe('how deep a piece stands in something', () => {
  it('is how far it must be moved, whichever way is the shortest', () => {
    fc.assert(
      fc.property(layouts(2), ({ home, pieces }) => {
        expect(wrongDepths(home, pieces)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
