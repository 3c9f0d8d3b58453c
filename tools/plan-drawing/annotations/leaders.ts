import { sweepOf } from '#site/plan/doorway-space.ts';
import { WALLS } from '#site/plan/openings.ts';
import { grow, middleOf, overlap, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Space } from '#site/plan/spaces.ts';
import { INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { circle, group, path } from '#tools/plan-drawing/svg.ts';
import { compassPlace } from './marks.ts';

// Names of rooms that are too small for them, outside of the home, with a line that leads into the room.

/** How finely a place is looked for, and how far it keeps from walls, in millimetres. */
const STEP = 100;
const CLEAR = WALLS.outer + 60;
/** From the drawing's edge, which cuts off what reaches beyond it. */
const EDGE = 40;

interface Point {
  x: number;
  y: number;
}

interface Line {
  from: Point;
  to: Point;
}

/** From the edge of a name to a place in its room. */
function lineTo(name: Rect, to: Point): Line {
  const nearest = (low: number, high: number, at: number) => Math.min(Math.max(at, low), high);
  return { from: { x: nearest(name.x0, name.x1, to.x), y: nearest(name.y0, name.y1, to.y) }, to };
}

/** The part of a line, of 0 to 1, that lies between two places along an axis. */
function partBetween(from: number, to: number, low: number, high: number): [enter: number, leave: number] {
  const way = to - from;
  if (way === 0) return from > low && from < high ? [0, 1] : [1, 0];
  const [a, b] = [(low - from) / way, (high - from) / way];
  return a < b ? [a, b] : [b, a];
}

/** How far a place is from a stretch of its axis. */
const gap = (at: number, low: number, high: number): number => Math.max(low - at, at - high, 0);

/** Whether a line leads over one of these. */
function crosses({ from, to }: Line, rects: readonly Rect[]): boolean {
  const [west, east] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [south, north] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  return rects.some(({ x0, y0, x1, y1 }) => {
    // Most are far away, and this is asked a million times.
    if (east <= x0 || west >= x1 || north <= y0 || south >= y1) return false;
    const across = partBetween(from.x, to.x, x0, x1);
    const up = partBetween(from.y, to.y, y0, y1);
    return Math.max(0, across[0], up[0]) < Math.min(1, across[1], up[1]);
  });
}

/** What is drawn before the home: the entrance's leaf with its arrow, and the compass. */
function marksOutside(resolved: ResolvedPlan): Rect[] {
  const compass = compassPlace(resolved);
  const leaves = resolved.doorways.flatMap(({ kind, swing }) =>
    kind === 'entrance' && swing ? [grow(sweepOf(swing), 80)] : [],
  );
  return [...leaves, ...(compass ? [compass] : [])];
}

interface Wanted {
  /** Where in the room the line may end. */
  ends: readonly Point[];
  room: Space;
  /** The name's. */
  size: { width: number; height: number };
  /** What the drawing fills. */
  sheet: Rect;
  /** Where other names stand, and their lines. */
  taken: readonly Led[];
  /** How long its line may be, in millimetres. */
  longest: number;
}

/** A name outside of its room, and the place in the room that its line leads to. */
export interface Led {
  place: Rect;
  at: Point;
  /** How far they are apart, or as how far that counts. */
  distance: number;
}

/** Two lines that are as good as one another are told apart by where they end: better at the first of the ends. */
const LATER_END = 150;

/** As so much longer a line counts, in millimetres, where a name may be read as the name of another room. */
const BY_ANOTHER = 3000;

/** Whether the first room that one meets straight below or above a place, or beside it, is the name's own. */
function standsBy({ x, y }: Point, { name }: Space, spaces: readonly Space[]): boolean {
  let [upright, level]: (Space | undefined)[] = [];
  let [uprightGap, levelGap] = [Infinity, Infinity];
  for (const space of spaces) {
    const { x0, x1, y0, y1 } = space;
    if (x > x0 && x < x1 && gap(y, y0, y1) < uprightGap) [upright, uprightGap] = [space, gap(y, y0, y1)];
    if (y > y0 && y < y1 && gap(x, x0, x1) < levelGap) [level, levelGap] = [space, gap(x, x0, x1)];
  }
  return [upright, level].some((space) => space && (space.partOf ?? space.name) === name);
}

/** The place for a name that is nearest to its room, within what the drawing fills; null: there is none. */
export function placeOutside(resolved: ResolvedPlan, { ends, room, size, sheet, taken, longest }: Wanted): Led | null {
  const bounds = grow(sheet, -EDGE);
  const marks = marksOutside(resolved);
  const blocked = [
    ...resolved.spaces.map((space) => grow(space, CLEAR)),
    ...marks,
    ...taken.map(({ place }) => grow(place, STEP / 2)),
  ];
  // Not along their walls either, nor under another name.
  const others = resolved.spaces.flatMap((space) => (space === room ? [] : [grow(space, WALLS.partition)]));
  const avoided = [...others, ...marks, ...taken.map(({ place }) => place)];
  const lines = taken.map(({ place, at }) => lineTo(place, at));
  let best: Led | null = null;
  const limit = () => best?.distance ?? longest;
  const wayTo = ({ x, y }: Point, index: number, at: Point) => Math.hypot(x - at.x, y - at.y) + index * LATER_END;
  for (let x0 = bounds.x0; x0 + size.width <= bounds.x1; x0 += STEP)
    for (let y0 = bounds.y0; y0 + size.height <= bounds.y1; y0 += STEP) {
      const place = { x0, y0, x1: x0 + size.width, y1: y0 + size.height };
      const over = blocked.find((rect) => overlap(rect, place));
      if (over) {
        // The next place that it does not block.
        y0 += Math.max(Math.ceil((over.y1 - y0) / STEP) - 1, 0) * STEP;
        continue;
      }
      const middle = middleOf(place);
      // Most places are too far away, whatever they stand by.
      if (!ends.some((at, index) => wayTo(middle, index, at) < limit())) continue;
      const astray = standsBy(middle, room, resolved.spaces) ? 0 : BY_ANOTHER;
      const nearer = ends
        .map((at, index) => ({ at, distance: wayTo(middle, index, at) + astray }))
        .filter(({ distance }) => distance < limit());
      if (nearer.length === 0 || lines.some((line) => crosses(line, [place]))) continue;
      for (const { at, distance } of nearer)
        if (distance < limit() && !crosses(lineTo(place, at), avoided)) best = { place, at, distance };
    }
  return best;
}

/** A line from a name to a place in its room, with a dot there. */
export function leaderTo({ place, at }: Led): string {
  const { from, to } = lineTo(place, at);
  return group(
    { fill: 'none', stroke: INK.text, 'stroke-opacity': '1', 'stroke-width': WEIGHT.outline },
    path(['M', from.x, -from.y, 'L', to.x, -to.y]),
    circle(to.x, -to.y, 50, { fill: INK.text }),
  );
}
