import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitProblems, fitProblemsOf, type FitProblem } from '#site/furniture/fit-problems.ts';
import type { Piece } from '#site/furniture/piece.ts';
import {
  areaInDoorway,
  areaInWalls,
  fixturesOf,
  isPassedOver,
  liesFlat,
  placeOf,
} from '#tests/support/furniture/fit-oracle.ts';
import type { Home } from '#tests/support/furniture/homes.ts';
import { layouts } from '#tests/support/furniture/layouts.ts';
import { polygonOf, sharedArea, type Polygon } from '#tests/support/furniture/polygons.ts';

/**
 * Depths are judged to the millimetre: what is called free shares nothing when each of its sides is taken in by one,
 * what is called blocked shares something as it is. Areas in mm² below this are roundings.
 */
const TOLERANCE = 1;
const NOTHING = 0.01;

const withFixture = (home: Home, piece: Piece, kind: string) => (polygon: Polygon) =>
  kind === placeOf(piece) ? 0 : fixturesOf(home, kind).reduce((sum, fixture) => sum + sharedArea(polygon, fixture), 0);

interface Question {
  /** The problem that would be said, without its measure. */
  said: string;
  /** What a shape shares with the obstacle; by the slightly smaller or larger form where there is none of its own. */
  shares: (polygon: Polygon, fit: 'within' | 'around') => number;
}

/** Everything that may be wrong where a piece stands. */
function questionsOf(home: Home, pieces: readonly Piece[], piece: Piece): Question[] {
  const wall: Question = { said: 'wall', shares: (polygon) => areaInWalls(home, polygon) };
  if (liesFlat(piece)) return [wall];
  const doors = home.resolved.doorways.map((doorway) => ({
    said: `door ${doorway.rooms.join('–')}`,
    shares: (polygon: Polygon, fit: 'within' | 'around') => areaInDoorway(doorway, polygon, fit),
  }));
  if (isPassedOver(piece)) return [wall, ...doors];
  const kinds = new Set(home.resolved.items.filter(({ isFixture }) => isFixture).map(({ kind }) => kind));
  const earlier = pieces.slice(0, pieces.indexOf(piece)).filter((other) => !isPassedOver(other));
  return [
    wall,
    ...doors,
    ...[...kinds].map((kind) => ({ said: `fixture ${kind}`, shares: withFixture(home, piece, kind) })),
    ...earlier.map((other) => ({
      said: `piece ${other.id}`,
      shares: (polygon: Polygon) => sharedArea(polygon, polygonOf(other)),
    })),
  ];
}

/** What is said to be wrong where a piece stands. */
const saidOf = (problems: readonly FitProblem[], { id }: Piece): string[] =>
  problems.flatMap((problem) => {
    if (problem.piece !== id) return [];
    switch (problem.kind) {
      case 'wall':
        return ['wall'];
      case 'fixture':
        return [`fixture ${problem.fixture}`];
      case 'piece':
        return [`piece ${problem.other}`];
      case 'door':
        return [`door ${problem.rooms.join('–')}`];
      case 'entry':
      case 'passage':
        return [];
    }
  });

/** Where the answer for a piece differs from what the areas say. */
function differences(home: Home, pieces: readonly Piece[]): string[] {
  const problems = fitProblems(home.floor, pieces);
  return pieces.flatMap((piece) => {
    const said = saidOf(problems, piece);
    const asked = questionsOf(home, pieces, piece);
    const wrong = asked.flatMap(({ said: name, shares }) => {
      if (said.includes(name))
        return shares(polygonOf(piece), 'around') > NOTHING ? [] : [`${piece.id} is free of ${name}`];
      return shares(polygonOf(piece, TOLERANCE), 'within') < NOTHING ? [] : [`${piece.id} is in ${name}`];
    });
    const unasked = said.filter((name) => !asked.some((question) => question.said === name));
    return [...wrong, ...unasked.map((name) => `${piece.id} cannot be in ${name}`)];
  });
}

describe('furniture at any place and angle in any of the homes', () => {
  it('is free where it shares no area with anything, and blocked where it does: 10,000 layouts', () => {
    fc.assert(
      fc.property(layouts(4), ({ home, pieces }) => {
        expect(differences(home, pieces)).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('has as one piece’s problems what it has as a layout’s, and what it shares with others from either: 1,000 layouts', () => {
    const others = (problem: FitProblem) => ('other' in problem && problem.other !== null ? [problem.other] : []);
    const told = (problem: FitProblem) => {
      const { piece, ...rest } = problem;
      return JSON.stringify({ ...rest, other: null, of: [piece, ...others(problem)].sort() });
    };
    fc.assert(
      fc.property(layouts(6), ({ home, pieces }) => {
        const problems = fitProblems(home.floor, pieces);
        for (const { id } of pieces) {
          const own = problems.filter((problem) => problem.piece === id || others(problem).includes(id));
          expect(fitProblemsOf(home.floor, pieces, id).map(told).sort()).toEqual(own.map(told).sort());
        }
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});
