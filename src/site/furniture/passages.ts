import type { Box } from './box.ts';
import { beginAt, DIRECTIONS, endAt, viewOf, type Obstacle, type Seen, type View } from './sight.ts';

/** A gap of at most this nobody takes for a passage: half of what a person needs. */
export const PUT_AGAINST = 300;

/** Along how much two things must face each other, for a passage to be between them. */
const FACING = 300;

/** A place beside a box. */
export interface Narrow {
  to: Obstacle['to'];
  /** The other piece's place in the list; -1 for walls and fixtures, of which only the narrowest place is given. */
  index: number;
  width: number;
}

/** A stretch along which a box faces one thing, with nothing between them. */
interface Run {
  seen: Seen;
  from: number;
  to: number;
  width: number;
}

/** What is first before a box on one line across the view. */
function firstAt({ from, seen }: View, t: number): Seen | null {
  const end = endAt(from, t);
  let first: Seen | null = null;
  let least = Infinity;
  for (const other of seen) {
    if (other.t0 > t || other.t1 < t || endAt(other, t) <= end) continue;
    const begin = beginAt(other, t);
    if (begin < least) [first, least] = [other, begin];
  }
  return first;
}

/** Whether two sights are one face: the same piece, or walls or fixtures that end in one line. */
const isOneFace = (a: Seen, b: Seen): boolean =>
  a.to === b.to && (a.to === 'piece' ? a.index === b.index : a.s0 === b.s0);

function runsOf(view: View): Run[] {
  const runs: Run[] = [];
  view.lines.slice(1).forEach((to, index) => {
    const from = view.lines[index] ?? to;
    const seen = firstAt(view, (from + to) / 2);
    if (!seen) return;
    const width = Math.min(beginAt(seen, from) - endAt(view.from, from), beginAt(seen, to) - endAt(view.from, to));
    const last = runs.at(-1);
    if (last?.to === from && isOneFace(last.seen, seen)) {
      last.to = to;
      last.width = Math.min(last.width, width);
    } else runs.push({ seen, from, to, width });
  });
  return runs;
}

/** The places beside a box that are narrower than `least`: one for each piece, and one each for walls and fixtures. */
export function narrowsBeside(box: Box, obstacles: readonly Obstacle[], least: number): Narrow[] {
  const { x0, y0, x1, y1 } = box.bounds;
  const near = obstacles.filter(
    ({ box: { bounds } }) =>
      bounds.x0 < x1 + least && bounds.x1 > x0 - least && bounds.y0 < y1 + least && bounds.y1 > y0 - least,
  );
  const narrows: Narrow[] = [];
  for (const direction of DIRECTIONS)
    for (const { seen, from, to, width: exact } of runsOf(viewOf(box, near, direction, least))) {
      const width = Math.round(exact);
      if (to - from < FACING || width <= PUT_AGAINST || width >= least) continue;
      const known = narrows.find((narrow) => narrow.to === seen.to && narrow.index === seen.index);
      if (!known) narrows.push({ to: seen.to, index: seen.index, width });
      else known.width = Math.min(known.width, width);
    }
  return narrows;
}
