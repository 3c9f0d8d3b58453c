import { isStraight, type Box } from './box.ts';

// What a box has beside it, one direction after the other. In a view `s` grows away from the box, `t` runs across.

/** Something that may stand beside a box. */
export interface Obstacle {
  to: 'piece' | 'wall' | 'fixture';
  /** Its place in the list of pieces; -1 for the others. */
  index: number;
  box: Box;
}

export const DIRECTIONS = ['east', 'north', 'west', 'south'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A box as it lies in a view. */
interface Shape {
  s0: number;
  s1: number;
  t0: number;
  t1: number;
  /** In their order as [s, t]; null where the sides run along the axes. */
  corners: readonly (readonly [s: number, t: number])[] | null;
}

export interface Seen extends Shape {
  to: Obstacle['to'];
  index: number;
}

export interface View {
  from: Shape;
  seen: readonly Seen[];
  /** The places across at which what is seen can change, in order. */
  lines: readonly number[];
}

/** How a direction's view lies in the plan: which axis is `s`, and which way it grows. */
const VIEWS: Record<Direction, { isAlongX: boolean; sign: 1 | -1 }> = {
  east: { isAlongX: true, sign: 1 },
  north: { isAlongX: false, sign: 1 },
  west: { isAlongX: true, sign: -1 },
  south: { isAlongX: false, sign: -1 },
};

/** The bounds of a box in a view. */
function frameOf({ bounds: { x0, y0, x1, y1 } }: Box, direction: Direction) {
  const { isAlongX, sign } = VIEWS[direction];
  const [low, high] = isAlongX ? [x0, x1] : [y0, y1];
  return {
    s0: sign > 0 ? low : -high,
    s1: sign > 0 ? high : -low,
    t0: isAlongX ? y0 : x0,
    t1: isAlongX ? y1 : x1,
  };
}

type Frame = ReturnType<typeof frameOf>;

const seenAs = ({ to, index }: Obstacle, { s0, s1, t0, t1, corners }: Shape): Seen => ({
  s0,
  s1,
  t0,
  t1,
  corners,
  to,
  index,
});

function shapeOf(box: Box, { s0, s1, t0, t1 }: Frame, direction: Direction): Shape {
  if (isStraight(box)) return { s0, s1, t0, t1, corners: null };
  const { isAlongX, sign } = VIEWS[direction];
  const corners = box.corners.map(({ x, y }) => (isAlongX ? ([sign * x, y] as const) : ([sign * y, x] as const)));
  // From its corners, so that a line through the outermost one meets it.
  const across = corners.map(([, t]) => t);
  return { s0, s1, t0: Math.min(...across), t1: Math.max(...across), corners };
}

/** Where the sides of a tilted shape meet the line at `t`: the nearest for the sign 1, the furthest for -1. */
function edgeAt(corners: NonNullable<Shape['corners']>, t: number, sign: 1 | -1): number {
  let best = Infinity;
  let last = corners.at(-1);
  for (const corner of corners) {
    const [fromS, fromT] = last ?? corner;
    const [toS, toT] = corner;
    last = corner;
    if ((t < fromT && t < toT) || (t > fromT && t > toT)) continue;
    const s = toT === fromT ? toS : fromS + ((t - fromT) / (toT - fromT)) * (toS - fromS);
    best = Math.min(best, sign * s);
  }
  return sign * best;
}

/** Where a shape begins, and where it ends, on the line at `t`. */
export const beginAt = ({ s0, corners }: Shape, t: number): number => (corners ? edgeAt(corners, t, 1) : s0);
export const endAt = ({ s1, corners }: Shape, t: number): number => (corners ? edgeAt(corners, t, -1) : s1);

/** The lines at which the sides of a tilted piece go into or out of a wall or fixture that it stands in. */
function crossings(tilted: NonNullable<Shape['corners']>, straight: Shape): number[] {
  const lines: number[] = [];
  let last = tilted.at(-1);
  for (const corner of tilted) {
    const [fromS, fromT] = last ?? corner;
    const [toS, toT] = corner;
    last = corner;
    for (const s of [straight.s0, straight.s1])
      if ((fromS < s && toS > s) || (fromS > s && toS < s))
        lines.push(fromT + ((s - fromS) / (toS - fromS)) * (toT - fromT));
  }
  return lines;
}

const doMeet = (a: Shape, b: Shape) => a.s0 < b.s1 && b.s0 < a.s1 && a.t0 < b.t1 && b.t0 < a.t1;

/** What of the obstacles is before a box that stands free, in one direction and as far as `reach`. */
export function viewOf(box: Box, obstacles: readonly Obstacle[], direction: Direction, reach: number): View {
  const from = shapeOf(box, frameOf(box, direction), direction);
  const seen: Seen[] = [];
  for (const obstacle of obstacles) {
    const frame = frameOf(obstacle.box, direction);
    const isBefore = frame.s1 > from.s0 && frame.s0 < from.s1 + reach && frame.t0 < from.t1 && frame.t1 > from.t0;
    if (isBefore) seen.push(seenAs(obstacle, shapeOf(obstacle.box, frame, direction)));
  }
  return { from, seen, lines: seen.length === 0 ? [] : linesOf(from, seen) };
}

function linesOf({ t0, t1, corners: own }: Shape, seen: readonly Seen[]): number[] {
  const lines = [t0, t1, ...(own ?? []).map(([, t]) => t)];
  for (const shape of seen) {
    const { corners } = shape;
    lines.push(shape.t0, shape.t1);
    if (!corners) continue;
    for (const [, t] of corners) lines.push(t);
    for (const other of seen) if (!other.corners && doMeet(shape, other)) lines.push(...crossings(corners, other));
  }
  const within = lines.filter((t) => t >= t0 && t <= t1).sort((a, b) => a - b);
  return within.filter((t, index) => t !== within[index - 1]);
}
