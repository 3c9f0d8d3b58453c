import type { FixtureKind } from '#site/schema/plans.ts';
import { boxOf, type Box } from './box.ts';
import { depthBetween, isIn } from './depth.ts';
import { tooWide } from './entry.ts';
import type { HomeFloor } from './home-floor.ts';
import { factsOf, isPassedOver } from './library.ts';
import { narrowsBeside, type Narrow } from './passages.ts';
import type { PieceFacts } from './piece-facts.ts';
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
  | { kind: 'fixture'; piece: string; fixture: FixtureKind; by: number }
  | { kind: 'piece'; piece: string; other: string; by: number }
  | { kind: 'door'; piece: string; rooms: readonly string[]; by: number }
  | { kind: 'entry'; piece: string; width: number; needs: number; rooms: readonly string[] }
  | { kind: 'passage'; piece: string; other: string | null; to: 'piece' | 'wall' | 'fixture'; width: number };

interface Standing {
  piece: Piece;
  box: Box;
  /** Others may stand on it or under it. */
  sharesItsFloor: boolean;
  facts: PieceFacts | null;
}

function standingOf(piece: Piece): Standing {
  const facts = factsOf(piece.kind);
  return { piece, box: boxOf(piece), sharesItsFloor: isPassedOver(piece.kind), facts };
}

const mm = (depth: number): number => Math.max(1, Math.round(depth));

/** What a piece stands in: walls, what is built in, other pieces. */
function collisionsOf(floor: HomeFloor, all: readonly Standing[], { piece, box, sharesItsFloor, facts }: Standing) {
  const problems: FitProblem[] = [];
  const wall = depthInWalls(floor, box);
  if (isIn(wall)) problems.push({ kind: 'wall', piece: piece.id, by: mm(wall) });
  if (sharesItsFloor) return problems;
  const fixtures = new Map<FixtureKind, number>();
  for (const { kind, box: fixture } of floor.fixtures) {
    const depth = kind === facts?.place ? 0 : depthBetween(box, fixture);
    if (isIn(depth)) fixtures.set(kind, Math.max(fixtures.get(kind) ?? 0, depth));
  }
  for (const [fixture, depth] of fixtures) problems.push({ kind: 'fixture', piece: piece.id, fixture, by: mm(depth) });
  for (const other of all) {
    const depth = other.piece === piece || other.sharesItsFloor ? 0 : depthBetween(box, other.box);
    if (isIn(depth)) problems.push({ kind: 'piece', piece: piece.id, other: other.piece.id, by: mm(depth) });
  }
  return problems;
}

const inDoorways = ({ doorways }: HomeFloor, { piece, box }: Standing): FitProblem[] =>
  doorways.flatMap((doorway): FitProblem[] => {
    const depth = depthInDoorway(doorway, box);
    return isIn(depth) ? [{ kind: 'door', piece: piece.id, rooms: doorway.rooms, by: mm(depth) }] : [];
  });

function onItsWay(floor: HomeFloor, { piece }: Standing): FitProblem[] {
  const narrow = tooWide(floor, piece);
  return narrow ? [{ kind: 'entry', piece: piece.id, ...narrow }] : [];
}

interface FloorObstacle extends Obstacle {
  fixture: FixtureKind | null;
}

const obstaclesOf = ({ walls, fixtures }: HomeFloor, all: readonly Standing[]): FloorObstacle[] => [
  ...walls.map((box): FloorObstacle => ({ to: 'wall', index: -1, box, fixture: null })),
  ...fixtures.map(({ kind, box }): FloorObstacle => ({ to: 'fixture', index: -1, box, fixture: kind })),
  ...all.flatMap(({ box, sharesItsFloor }, index): FloorObstacle[] =>
    sharesItsFloor ? [] : [{ to: 'piece', index, box, fixture: null }],
  ),
];

/** The narrow places beside a piece that stands free. */
function passagesOf(obstacles: readonly FloorObstacle[], { box, facts }: Standing): Narrow[] {
  const place = facts?.place ?? null;
  const others = obstacles.filter((other) => other.box !== box && (other.fixture === null || other.fixture !== place));
  return narrowsBeside(box, others, PASSAGE);
}

function problemsOf(floor: HomeFloor, all: readonly Standing[]) {
  const obstacles = obstaclesOf(floor, all);
  const collisions = new Map<Standing, readonly FitProblem[]>();
  const collisionsAt = (standing: Standing): readonly FitProblem[] => {
    const known = collisions.get(standing) ?? collisionsOf(floor, all, standing);
    collisions.set(standing, known);
    return known;
  };
  return (standing: Standing): FitProblem[] => {
    const { piece, sharesItsFloor, facts } = standing;
    const found = [...collisionsAt(standing)];
    if (facts?.liesFlat) return found;
    found.push(...inDoorways(floor, standing), ...onItsWay(floor, standing));
    // What stands in something must move first, and so must its neighbours' passages.
    if (sharesItsFloor || collisionsAt(standing).length > 0) return found;
    for (const { to, index, width } of passagesOf(obstacles, standing)) {
      const other = all[index];
      if (!other || collisionsAt(other).length === 0)
        found.push({ kind: 'passage', piece: piece.id, other: other?.piece.id ?? null, to, width });
    }
    return found;
  };
}

/**
 * Why a layout does not fit, piece by piece in its order and the worst first. What concerns two pieces is said once,
 * of the later one. Passages are measured between what stands free: what stands in something must move first.
 */
export function fitProblems(floor: HomeFloor, pieces: readonly Piece[]): FitProblem[] {
  const all = pieces.map(standingOf);
  const problems = problemsOf(floor, all);
  const said = new Set<string>();
  return all.flatMap((standing) => {
    const found = problems(standing).filter(
      (problem) => !('other' in problem) || problem.other === null || said.has(problem.other),
    );
    said.add(standing.piece.id);
    return found;
  });
}

/** Why one piece of a layout does not fit, with everything that it shares with another; empty for an unknown id. */
export function fitProblemsOf(floor: HomeFloor, pieces: readonly Piece[], id: string): FitProblem[] {
  const all = pieces.map(standingOf);
  const standing = all.find(({ piece }) => piece.id === id);
  return standing ? problemsOf(floor, all)(standing) : [];
}
