import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backToWall } from '#site/furniture/back-to-wall.ts';
import { fitProblems, fitProblemsOf, type FitProblem } from '#site/furniture/fit-problems.ts';
import { homeFloor, roomAt } from '#site/furniture/home-floor.ts';
import { moveBy, turnBy } from '#site/furniture/nudge.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { snap, SNAP } from '#site/furniture/snap.ts';
import { areaInWalls } from '#tests/support/furniture/fit-oracle.ts';
import { homeNamed } from '#tests/support/furniture/homes.ts';
import { layouts } from '#tests/support/furniture/layouts.ts';
import { ownPiece, pieceOf } from '#tests/support/furniture/pieces.ts';
import { polygonOf } from '#tests/support/furniture/polygons.ts';
import { smallPlan } from '#tests/support/plan.ts';

const floor = homeFloor(smallPlan, 'extended');
const alone = (piece: Piece) => snap(floor, [], piece);
const sofa = (x: number, y: number) => pieceOf('sofa', 'sofa-3', { x, y });
const isBlocked = (problems: readonly FitProblem[]) =>
  problems.some(({ kind }) => kind !== 'passage' && kind !== 'entry');

describe('a piece that comes near to something', () => {
  it('is put against a wall, from either of its sides, and along both axes at once', () => {
    expect(alone(sofa(1220, 1500))).toEqual(sofa(1100, 1500));
    expect(alone(sofa(1050, 1500))).toEqual(sofa(1100, 1500));
    expect(alone(sofa(1221, 1500))).toEqual(sofa(1221, 1500));
    expect(alone(sofa(1150, -840))).toEqual(sofa(1100, -950));
  });

  it('is put against another piece, and what is built in', () => {
    const plant = pieceOf('plant', 'plant', { x: 3925, y: 1600 });
    expect(snap(floor, [sofa(2500, 1500)], plant)).toMatchObject({ x: 3825, y: 1600 });
    expect(alone(ownPiece('own', 400, 300, { x: 960, y: 5650 }))).toMatchObject({ x: 900, y: 5650 });
  });

  it('stays where it touches already, along that axis', () => {
    expect(alone(sofa(1100, -840))).toEqual(sofa(1100, -950));
    const plant = pieceOf('plant', 'plant', { x: 3825, y: 1500 });
    const console = ownPiece('own', 300, 900, { x: 4260, y: 1500 });
    expect(snap(floor, [sofa(2500, 1500), console], plant)).toEqual(plant);
  });

  it('stays on whole millimetres, and at most half a one off the wall', () => {
    expect(alone(ownPiece('own', 445, 445, { x: 300, y: 1500 }))).toMatchObject({ x: 223, y: 1500 });
    expect(alone(ownPiece('own', 445, 445, { x: 4700, y: 1500 }))).toMatchObject({ x: 4777, y: 1500 });
  });

  it('stays before something tilted that stands between it and the wall', () => {
    const between = ownPiece('between', 50, 50, { x: 60, y: 1500, angle: 45 });
    const cabinet = ownPiece('own', 400, 800, { x: 310, y: 1500 });
    expect(snap(floor, [between], cabinet)).toEqual(cabinet);
    expect(snap(floor, [], cabinet)).toMatchObject({ x: 200 });
  });

  it('is not put into the way of a door, nor turned, nor moved when it is tilted', () => {
    expect(alone(ownPiece('own', 700, 400, { x: 3600, y: 3330 }))).toMatchObject({ y: 3330 });
    const tilted = { ...sofa(1150, 1500), angle: 1 };
    expect(alone(tilted)).toBe(tilted);
  });

  it('is put against the walls by a rug and a television alone, as others do not see them', () => {
    const rug = pieceOf('rug', 'rug', { x: 2300, y: 1500 });
    expect(snap(floor, [sofa(100, 1500)], rug)).toEqual(rug);
    expect(snap(floor, [rug], ownPiece('own', 400, 400, { x: 3550, y: 1500 }))).toMatchObject({ x: 3550 });
  });

  it('never loses its freedom, moves no further than that, and is put there for good: 3,000 layouts', () => {
    fc.assert(
      fc.property(
        layouts(4),
        fc.integer({ min: -150, max: 150 }),
        fc.integer({ min: -150, max: 150 }),
        (layout, x, y) => {
          const { home, pieces } = layout;
          const others = pieces.slice(0, -1);
          for (const last of pieces.slice(-1)) {
            const piece = moveBy(last, x, y);
            const put = snap(home.floor, others, piece);
            expect(Math.abs(put.x - piece.x)).toBeLessThanOrEqual(SNAP);
            expect(Math.abs(put.y - piece.y)).toBeLessThanOrEqual(SNAP);
            expect({ ...put, x: piece.x, y: piece.y }).toEqual(piece);
            expect(snap(home.floor, others, put)).toEqual(put);
            const [before, after] = [piece, put].map((at) => fitProblemsOf(home.floor, [...others, at], at.id));
            expect(isBlocked(after ?? []) && !isBlocked(before ?? [])).toBe(false);
          }
        },
      ),
      { numRuns: 3000 },
    );
  }, 60_000);
});

describe('a piece sent to the wall', () => {
  const back = (x: number, y: number, angle = 0) => backToWall(floor, { ...sofa(x, y), angle });

  it('has its back there: to the north at 0°, to the west at 90°, and so on', () => {
    expect(back(800, 1500)).toEqual({ ...sofa(450, 1500), angle: 90 });
    expect(back(1500, 3300)).toEqual({ ...sofa(1500, 3490), angle: 0 });
    expect(back(2500, -800, 33)).toEqual({ ...sofa(2500, -950), angle: 180 });
    expect(back(4400, 1500)).toEqual({ ...sofa(4550, 1500), angle: 270 });
  });

  it('keeps out of corners, of the way of doors, and of what is built in', () => {
    expect(back(300, 3300)).toMatchObject({ x: 450, angle: 90, y: 2840 });
    const near = homeNamed('84A, extended').floor;
    const box = backToWall(floor, ownPiece('own', 400, 300, { x: 1600, y: 4300 }));
    expect([roomAt(floor, box), isBlocked(fitProblems(floor, [box]))]).toEqual(['욕실', false]);
    const bed = pieceOf('bed', 'bed-queen', { x: 2600, y: 1200 });
    expect(isBlocked(fitProblems(near, [backToWall(near, bed)]))).toBe(false);
  });

  it('stays in its room where that has a place, and out of walls wherever it was: 1,000 layouts', () => {
    fc.assert(
      fc.property(layouts(1), ({ home, pieces }) => {
        for (const piece of pieces) {
          const put = backToWall(home.floor, piece);
          if (put === piece) continue;
          expect(areaInWalls(home, polygonOf(put, 1))).toBeLessThan(0.01);
          // A step back is in the wall with at least half of the back.
          const [x, y] = [-Math.sin((put.angle * Math.PI) / 180), Math.cos((put.angle * Math.PI) / 180)];
          const behind = areaInWalls(home, polygonOf({ ...put, x: put.x + 2 * x, y: put.y + 2 * y }));
          expect(behind).toBeGreaterThanOrEqual(put.width / 2);
          const isFree = !isBlocked(fitProblems(home.floor, [put]));
          expect(isFree ? backToWall(home.floor, put) : put).toEqual(put);
        }
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  it('is left as it is where no wall has room for it', () => {
    const huge = ownPiece('huge', 6000, 6000, { x: 2500, y: 1500 });
    expect(backToWall(floor, huge)).toBe(huge);
  });

  it('goes to a wall of its own room, though another’s is nearer', () => {
    const put = backToWall(floor, ownPiece('own', 1000, 500, { x: 1800, y: 3900 }));
    expect(roomAt(floor, put)).toBe('거실');
  });
});

describe('a nudge', () => {
  it('keeps to whole millimetres and degrees', () => {
    expect(moveBy(sofa(100, 100), 0.6, -10.2)).toMatchObject({ x: 101, y: 90 });
    expect(turnBy({ ...sofa(0, 0), angle: 350 }, 15)).toMatchObject({ angle: 5 });
    expect(turnBy(sofa(0, 0), -1)).toMatchObject({ angle: 359 });
    expect(turnBy(sofa(0, 0), -360)).toMatchObject({ angle: 0 });
  });
});
