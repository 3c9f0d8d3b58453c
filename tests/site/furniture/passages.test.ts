import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitProblems, PASSAGE, type FitProblem } from '#site/furniture/fit-problems.ts';
import { homeFloor } from '#site/furniture/home-floor.ts';
import { PUT_AGAINST } from '#site/furniture/passages.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { isPassedOver } from '#tests/support/furniture/fit-oracle.ts';
import type { Home } from '#tests/support/furniture/homes.ts';
import { layouts } from '#tests/support/furniture/layouts.ts';
import { BETWEEN_RAYS, facingsOf, type Facing } from '#tests/support/furniture/passage-oracle.ts';
import { ownPiece, pieceOf } from '#tests/support/furniture/pieces.ts';
import { smallPlan } from '#tests/support/plan.ts';

/** Rays see a length to twice what is between them, and a width to the rounding. */
const LENGTH = 2 * BETWEEN_RAYS;
const WIDTH = 1;

const FACING = 300;

type Passage = Extract<FitProblem, { kind: 'passage' }>;

const isOf = (facing: Facing, { other, to }: Passage) => facing.what === (other ?? to);

/** Which pieces stand in something, and have no passages before they are moved. */
function stuckIn(problems: readonly FitProblem[]): Set<string> {
  const ids = problems.flatMap((problem) => {
    if (problem.kind === 'piece') return [problem.piece, problem.other];
    return problem.kind === 'wall' || problem.kind === 'fixture' ? [problem.piece] : [];
  });
  return new Set(ids);
}

/** Where the passages of a piece differ from what rays find. */
function differences(home: Home, pieces: readonly Piece[], piece: Piece, problems: readonly FitProblem[]): string[] {
  const stuck = stuckIn(problems);
  const said = problems.filter((problem) => problem.kind === 'passage').filter(({ piece: id }) => id === piece.id);
  if (stuck.has(piece.id) || isPassedOver(piece))
    return said.map(({ to }) => `no passage of what does not stand: ${to}`);
  const later = new Set(pieces.slice(pieces.indexOf(piece)).map(({ id }) => id));
  const facings = facingsOf(home, pieces, piece).filter(({ what }) => !later.has(what) && !stuck.has(what));
  const unseen = said.filter(
    (passage) =>
      !facings.some(
        (facing) =>
          isOf(facing, passage) && facing.length > FACING - LENGTH && Math.abs(facing.least - passage.width) <= WIDTH,
      ),
  );
  const unsaid = facings.filter(
    (facing) =>
      facing.length > FACING + LENGTH &&
      facing.least > PUT_AGAINST + WIDTH &&
      facing.least < PASSAGE - WIDTH &&
      !said.some((passage) => isOf(facing, passage) && passage.width <= facing.least + WIDTH),
  );
  return [
    ...unseen.map(({ to, width }) => `${piece.id} has no passage of ${width} to ${to}`),
    ...unsaid.map(({ what, least }) => `${piece.id} has a passage of ${least} to ${what}`),
  ];
}

describe('passages', () => {
  it('are as wide as rays between the things find them: 400 layouts', () => {
    fc.assert(
      fc.property(layouts(7), ({ home, pieces }) => {
        const problems = fitProblems(home.floor, pieces);
        expect(pieces.flatMap((piece) => differences(home, pieces, piece, problems))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});

describe('a passage', () => {
  const floor = homeFloor(smallPlan, 'extended');
  const sofa = pieceOf('sofa', 'sofa-3', { x: 1900, y: 1500 });
  const passages = (...pieces: Piece[]) => fitProblems(floor, pieces).filter(({ kind }) => kind === 'passage');
  const plant = (x: number, y: number) => pieceOf('plant', 'plant', { x, y });

  it('is narrow below 600 mm, and none at all from 300 mm down', () => {
    const besideSofa = (gap: number) => passages(sofa, plant(3000 + gap + 225, 1500));
    expect(besideSofa(PASSAGE)).toEqual([]);
    expect(besideSofa(PASSAGE - 1)).toEqual([
      { kind: 'passage', piece: 'plant', other: 'sofa', to: 'piece', width: 599 },
    ]);
    // Half a millimetre less is 600 in whole ones.
    expect(passages(sofa, ownPiece('odd', 445, 445, { x: 3822, y: 1500 }))).toEqual([]);
    expect(besideSofa(301)).toMatchObject([{ width: 301 }]);
    expect(besideSofa(300)).toEqual([]);
    expect(besideSofa(0)).toEqual([]);
  });

  it('is where two things face each other by 300 mm', () => {
    expect(passages(sofa, plant(3625, 1950 - 300 + 225))).toMatchObject([{ width: 400 }]);
    expect(passages(sofa, plant(3625, 1950 - 299 + 225))).toEqual([]);
  });

  it('is to a wall and to what is built in, and the narrowest of each', () => {
    const box = (x: number, y: number) => ownPiece('box', 300, 400, { x, y });
    expect(passages(ownPiece('long', 4080, 600, { x: 2350, y: 1500 }))).toEqual([
      { kind: 'passage', piece: 'long', other: null, to: 'wall', width: 310 },
    ]);
    expect(passages(box(1350, 5680))).toEqual([
      { kind: 'passage', piece: 'box', other: null, to: 'wall', width: 440 },
      { kind: 'passage', piece: 'box', other: null, to: 'fixture', width: 500 },
    ]);
  });

  it('is none past something that stands between, nor through an open door', () => {
    const behind = ownPiece('behind', 300, 900, { x: 3650, y: 1500 });
    const between = ownPiece('between', 100, 900, { x: 3100, y: 1500 });
    expect(passages(sofa, behind)).toMatchObject([{ piece: 'behind', other: 'sofa', width: 500 }]);
    expect(passages(sofa, between, behind)).toMatchObject([{ piece: 'behind', other: 'between', width: 350 }]);
    // Before the gap of the door nothing is near; on its side the wall is.
    expect(passages(ownPiece('shelf', 1200, 300, { x: 3600, y: 3390 }))).toEqual([]);
    expect(passages(ownPiece('shelf', 1200, 300, { x: 3000, y: 3390 }))).toMatchObject([{ to: 'wall', width: 400 }]);
  });

  it('ends where something turned comes out of the wall between', () => {
    const inWall = ownPiece('in wall', 600, 600, { x: -200, y: 1700, angle: 45 });
    const near = (y: number) => ownPiece('near', 400, 700, { x: 600, y });
    // Out of the wall it comes at y = 1476; from 1176 on there are 300 mm.
    expect(passages(inWall, near(1525))).toMatchObject([{ to: 'wall', width: 400 }]);
    expect(passages(inWall, near(1527))).toEqual([]);
  });

  it('is measured at the narrowest place of what is turned', () => {
    const turned = ownPiece('turned', 600, 600, { x: 3774, y: 1500, angle: 45 });
    expect(passages(sofa, turned)).toMatchObject([{ other: 'sofa', width: 350 }]);
  });

  it('is not measured before what stands in something has moved', () => {
    const inWall = ownPiece('in wall', 500, 500, { x: 200, y: 1500 });
    expect(passages(inWall, ownPiece('near', 500, 500, { x: 1100, y: 1500 }))).toEqual([]);
  });

  it('is not to a rug, nor under a television', () => {
    const rug = pieceOf('rug', 'rug', { x: 2500, y: 200 });
    expect(passages(rug, sofa, pieceOf('tv', 'tv-65', { x: 2500, y: 1100 }))).toEqual([]);
  });
});
