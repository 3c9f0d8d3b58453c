import type { Item } from '#site/schema/plans.ts';
import { boxOf, type Box } from './box.ts';
import { depthBetween, isIn } from './depth.ts';
import { tooWide } from './entry.ts';
import type { HomeFloor } from './home-floor.ts';
import { PIECES } from './library.ts';
import { narrowsBeside } from './passages.ts';
import type { Piece } from './piece.ts';
import type { Obstacle } from './sight.ts';
import { depthInDoorway, depthInWalls } from './standing.ts';

/** Below this somebody squeezes through sideways, in millimetres. */
export const PASSAGE = 600;

/**
 * Why a piece does not fit; every measure in whole millimetres.
 * `wall`: it stands in a wall, in a window or out of the home; `by` is what it must move to be free, as of the next three.
 * `fixture`, `piece`: in something built in, in another piece.
 * `door`: in the quarter circle of a leaf, or on the floor before a door.
 * `entry`: the narrowest door that it must come through is `width` wide, and it `needs` more.
 * `passage`: between it and something else only `width` is left.
 */
export type FitProblem =
  | { kind: 'wall'; piece: string; by: number }
  | { kind: 'fixture'; piece: string; fixture: Item['kind']; by: number }
  | { kind: 'piece'; piece: string; other: string; by: number }
  | { kind: 'door'; piece: string; rooms: readonly string[]; by: number }
  | { kind: 'entry'; piece: string; width: number; needs: number; rooms: readonly string[] }
  | { kind: 'passage'; piece: string; other: string | null; to: 'piece' | 'wall' | 'fixture'; width: number };

interface Standing {
  piece: Piece;
  box: Box;
  liesFlat: boolean;
  hangs: boolean;
  place: string | null;
}

const standingOf = (piece: Piece): Standing => {
  const facts = piece.kind === 'own' ? null : PIECES[piece.kind];
  return {
    piece,
    box: boxOf(piece),
    liesFlat: facts?.liesFlat ?? false,
    hangs: facts?.hangs ?? false,
    place: facts?.place ?? null,
  };
};

const mm = (depth: number): number => Math.max(1, Math.round(depth));

function inFixtures({ fixtures }: HomeFloor, { piece, box, place }: Standing): FitProblem[] {
  const deepest = new Map<(typeof fixtures)[number]['kind'], number>();
  for (const { kind, box: fixture } of fixtures) {
    const depth = kind === place ? 0 : depthBetween(box, fixture);
    if (isIn(depth)) deepest.set(kind, Math.max(deepest.get(kind) ?? 0, depth));
  }
  return [...deepest].map(([fixture, depth]) => ({ kind: 'fixture', piece: piece.id, fixture, by: mm(depth) }));
}

function inPieces({ piece, box }: Standing, others: readonly Standing[]): FitProblem[] {
  return others.flatMap((other): FitProblem[] => {
    const depth = other.liesFlat || other.hangs ? 0 : depthBetween(box, other.box);
    return isIn(depth) ? [{ kind: 'piece', piece: piece.id, other: other.piece.id, by: mm(depth) }] : [];
  });
}

function passages(floor: HomeFloor, standing: Standing, all: readonly Standing[], until: number): FitProblem[] {
  const obstacles: Obstacle[] = [
    ...floor.walls.map((box): Obstacle => ({ to: 'wall', index: -1, box })),
    ...floor.fixtures.flatMap(({ kind, box }): Obstacle[] =>
      kind === standing.place ? [] : [{ to: 'fixture', index: -1, box }],
    ),
    ...all.flatMap((other, index): Obstacle[] =>
      other === standing || other.liesFlat || other.hangs ? [] : [{ to: 'piece', index, box: other.box }],
    ),
  ];
  return narrowsBeside(standing.box, obstacles, PASSAGE).flatMap(({ to, index, width }): FitProblem[] =>
    index < until
      ? [{ kind: 'passage', piece: standing.piece.id, other: all[index]?.piece.id ?? null, to, width }]
      : [],
  );
}

/** What is wrong with one of all pieces; of pieces that stand after `until` in the list only what is not mutual. */
function problemsOf(floor: HomeFloor, all: readonly Standing[], standing: Standing, until: number): FitProblem[] {
  const { piece, box, liesFlat, hangs } = standing;
  const depth = depthInWalls(floor, box);
  const wall: FitProblem[] = isIn(depth) ? [{ kind: 'wall', piece: piece.id, by: mm(depth) }] : [];
  if (liesFlat) return wall;
  const doors = floor.doorways.flatMap((doorway): FitProblem[] => {
    const inWay = depthInDoorway(doorway, box);
    return isIn(inWay) ? [{ kind: 'door', piece: piece.id, rooms: doorway.rooms, by: mm(inWay) }] : [];
  });
  const narrow = tooWide(floor, piece);
  const entry: FitProblem[] = narrow ? [{ kind: 'entry', piece: piece.id, ...narrow }] : [];
  if (hangs) return [...wall, ...doors, ...entry];
  const others = all.filter((other, index) => other !== standing && index < until);
  return [
    ...wall,
    ...inFixtures(floor, standing),
    ...inPieces(standing, others),
    ...doors,
    ...entry,
    ...passages(floor, standing, all, until),
  ];
}

/**
 * Why a layout does not fit, piece by piece in its order and the worst first. What concerns two pieces is said once,
 * of the later one.
 */
export function fitProblems(floor: HomeFloor, pieces: readonly Piece[]): FitProblem[] {
  const all = pieces.map(standingOf);
  return all.flatMap((standing, index) => problemsOf(floor, all, standing, index));
}

/** Why one piece of a layout does not fit, with everything that it shares with another; empty for an unknown id. */
export function fitProblemsOf(floor: HomeFloor, pieces: readonly Piece[], id: string): FitProblem[] {
  const all = pieces.map(standingOf);
  const standing = all.find(({ piece }) => piece.id === id);
  return standing ? problemsOf(floor, all, standing, Infinity) : [];
}
