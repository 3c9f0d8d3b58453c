import type { Box } from './box.ts';
import { faceOf, spanAt, viewOf, type Seen } from './view-along.ts';

/** A gap of at most this is no passage: one thing is put against the other. */
const PUT_AGAINST = 150;

/** Along how much two things must face each other, for a passage to be between them. */
const FACING = 300;

/** A narrow place beside a box. */
export interface Narrow {
  /** What is on the other side; of walls and fixtures only one of each is given, the nearest. */
  to: 'piece' | 'wall' | 'fixture';
  /** The place in the list of pieces; -1 for the others. */
  index: number;
  width: number;
}

/** What may stand beside a box. */
export interface Neighbour {
  to: Narrow['to'];
  index: number;
  box: Box;
}

const DIRECTIONS = ['east', 'north', 'west', 'south'] as const;
export type Direction = (typeof DIRECTIONS)[number];

interface Run {
  seen: Seen;
  from: number;
  to: number;
  width: number;
}

/** What is seen from a box between two of the lines where that can change. */
function nearestAt(view: ReturnType<typeof viewOf>, at: number): Seen | null {
  const face = spanAt(view.from, at)?.[1];
  if (face === undefined) return null;
  let nearest: Seen | null = null;
  let least = Infinity;
  for (const seen of view.seen) {
    const span = spanAt(seen.shape, at);
    if (!span || span[1] <= face || span[0] >= least) continue;
    [nearest, least] = [seen, span[0]];
  }
  return nearest;
}

const widthAt = (view: ReturnType<typeof viewOf>, seen: Seen, at: number): number =>
  (spanAt(seen.shape, at)?.[0] ?? Infinity) - (spanAt(view.from, at)?.[1] ?? -Infinity);

/** The stretches along which a box faces one thing with nothing between them. */
function runsOf(view: ReturnType<typeof viewOf>): Run[] {
  const runs: Run[] = [];
  for (const [index, from] of view.lines.entries()) {
    const to = view.lines[index + 1];
    if (to === undefined) break;
    const seen = nearestAt(view, (from + to) / 2);
    if (!seen) continue;
    const width = Math.min(widthAt(view, seen, from), widthAt(view, seen, to));
    const last = runs.at(-1);
    if (last && last.to === from && faceOf(last.seen) === faceOf(seen)) {
      last.to = to;
      last.width = Math.min(last.width, width);
    } else runs.push({ seen, from, to, width });
  }
  return runs;
}

/** Every place beside a box that is narrower than `least`, one for each piece and one each for walls and fixtures. */
export function narrowsBeside(box: Box, neighbours: readonly Neighbour[], least: number): Narrow[] {
  const narrows = new Map<string, Narrow>();
  for (const direction of DIRECTIONS) {
    const view = viewOf(box, neighbours, direction, least);
    for (const { seen, from, to, width: exact } of view.seen.length === 0 ? [] : runsOf(view)) {
      const width = Math.round(exact);
      if (to - from < FACING - 1e-6 || width <= PUT_AGAINST || width >= least) continue;
      const key = `${seen.to}${seen.index}`;
      if (width < (narrows.get(key)?.width ?? Infinity)) narrows.set(key, { to: seen.to, index: seen.index, width });
    }
  }
  return [...narrows.values()];
}
