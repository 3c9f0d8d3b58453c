import { sweepOf } from '#site/plan/doorway-space.ts';
import { WALLS } from '#site/plan/openings.ts';
import { grow, middleOf, overlap, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Space } from '#site/plan/spaces.ts';
import { INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { circle, group, path } from '#tools/plan-drawing/svg.ts';
import { compassPlace, drawnBounds } from './marks.ts';

// Names of rooms that are too small for them, outside of the home, with a line that leads into the room.

/** How finely a place is looked for, and how far it keeps from walls, in millimetres. */
const STEP = 100;
const CLEAR = WALLS.outer + 60;

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

/** Whether a line leads over one of these, looked at from point to point. */
function crosses({ from, to }: Line, rects: readonly Rect[]): boolean {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
  return Array.from({ length: count }, (_, index) => index / count).some((share) => {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    return rects.some((rect) => x > rect.x0 && x < rect.x1 && y > rect.y0 && y < rect.y1);
  });
}

/** What outside of a home nothing may be written on. */
function takenOutside(resolved: ResolvedPlan): Rect[] {
  const compass = compassPlace(resolved);
  const leaves = resolved.doorways.flatMap(({ kind, swing }) =>
    kind === 'entrance' && swing ? [grow(sweepOf(swing), 80)] : [],
  );
  return [...resolved.spaces.map((space) => grow(space, CLEAR)), ...leaves, ...(compass ? [compass] : [])];
}

interface Wanted {
  /** Where in the room the line ends. */
  at: Point;
  room: Space;
  /** The name's. */
  size: { width: number; height: number };
  /** Where other names stand. */
  taken: readonly Rect[];
}

/** The place for a name that is nearest to its room, within what the drawing fills; null: there is none. */
export function placeOutside(resolved: ResolvedPlan, { at, room, size, taken }: Wanted): Rect | null {
  const bounds = drawnBounds(resolved);
  const blocked = [...takenOutside(resolved), ...taken];
  // Not along their walls either.
  const others = resolved.spaces.flatMap((space) => (space === room ? [] : [grow(space, WALLS.partition)]));
  let best: Rect | null = null;
  let least = Infinity;
  for (let x0 = bounds.x0; x0 + size.width <= bounds.x1; x0 += STEP)
    for (let y0 = bounds.y0; y0 + size.height <= bounds.y1; y0 += STEP) {
      const place = { x0, y0, x1: x0 + size.width, y1: y0 + size.height };
      const { x, y } = middleOf(place);
      const distance = Math.hypot(x - at.x, y - at.y);
      if (distance >= least || blocked.some((rect) => overlap(rect, place))) continue;
      if (crosses(lineTo(place, at), others)) continue;
      [best, least] = [place, distance];
    }
  return best;
}

/** A line from a name to a place in its room, with a dot there. */
export function leaderTo(name: Rect, at: Point): string {
  const { from, to } = lineTo(name, at);
  return group(
    { fill: 'none', stroke: INK.text, 'stroke-opacity': '1', 'stroke-width': WEIGHT.outline },
    path(['M', from.x, -from.y, 'L', to.x, -to.y]),
    circle(to.x, -to.y, 50, { fill: INK.text }),
  );
}
