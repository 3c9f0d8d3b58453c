import type { FitProblem } from '#site/furniture/fit-problems.ts';
import { FIT_TEXT, FIXTURE_NAMES } from '#text/furniture/fit.ts';

const { problems, doorBetween, entranceDoor } = FIT_TEXT;

/** What is wrong with one piece. What concerns two is told once, of the later: the other hears of it here too. */
export const problemsAbout = (all: readonly FitProblem[], id: string): FitProblem[] =>
  all.flatMap((problem): FitProblem[] => {
    if (problem.piece === id) return [problem];
    return 'other' in problem && problem.other === id ? [{ ...problem, piece: id, other: problem.piece }] : [];
  });

/** A door by the rooms that it joins; the entrance has one. */
const doorName = (rooms: readonly string[]): string => (rooms.length > 1 ? doorBetween(rooms) : entranceDoor);

/** One sentence on what is wrong, with the measure. @param nameOf another piece's name by its id */
export function problemInWords(problem: FitProblem, nameOf: (id: string) => string): string {
  switch (problem.kind) {
    case 'wall':
      return problems.wall(problem.by);
    case 'piece':
      return problems.piece(nameOf(problem.other), problem.by);
    case 'fixture':
      return problems.fixture(FIXTURE_NAMES[problem.fixture], problem.by);
    case 'door':
      return problems.door(doorName(problem.rooms), problem.by);
    case 'entry':
      return problems.entry(doorName(problem.rooms), problem.width, problem.needs);
    case 'passage':
      if (problem.to === 'piece' && problem.other !== null)
        return problems.passage.piece(nameOf(problem.other), problem.width);
      return problem.to === 'wall' ? problems.passage.wall(problem.width) : problems.passage.fixture(problem.width);
  }
}

/** How a piece stands: free, beside a passage that is too narrow, or where it cannot stand. */
export type Standing = 'free' | 'narrow' | 'blocked';

/** A piece's standing by what is wrong with it. */
export function standingOf(own: readonly FitProblem[]): Standing {
  if (own.some(({ kind }) => kind !== 'passage')) return 'blocked';
  return own.length > 0 ? 'narrow' : 'free';
}
