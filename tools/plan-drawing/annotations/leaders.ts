import { sweepOf } from '#site/plan/doorway-space.ts';
import { WALLS } from '#site/plan/openings.ts';
import { contains, grow, middleOf, overlap, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { circle, group, path } from '#tools/plan-drawing/svg.ts';
import { compassPlace, drawnBounds } from './marks.ts';

// Names of rooms that are too small for them, outside of the home, with a line that leads into the room.

/** How finely a place is looked for, and how far it keeps from walls, in millimetres. */
const STEP = 100;
const CLEAR = WALLS.outer + 60;

interface Line {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** From the edge of a name to the middle of its room. */
function lineTo(name: Rect, room: Rect): Line {
  const to = middleOf(room);
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

/**
 * The place for a name of this size that is nearest to its room, within what the drawing fills; null: there is none.
 * @param taken where other names stand
 */
export function placeOutside(
  resolved: ResolvedPlan,
  room: Rect,
  width: number,
  height: number,
  taken: readonly Rect[],
): Rect | null {
  const bounds = drawnBounds(resolved);
  const blocked = [...takenOutside(resolved), ...taken];
  const to = middleOf(room);
  const others = resolved.spaces.filter((space) => !contains(space, room));
  let best: Rect | null = null;
  let least = Infinity;
  for (let x0 = bounds.x0; x0 + width <= bounds.x1; x0 += STEP)
    for (let y0 = bounds.y0; y0 + height <= bounds.y1; y0 += STEP) {
      const place = { x0, y0, x1: x0 + width, y1: y0 + height };
      const { x, y } = middleOf(place);
      const distance = Math.hypot(x - to.x, y - to.y);
      if (distance >= least || blocked.some((rect) => overlap(rect, place))) continue;
      if (crosses(lineTo(place, room), others)) continue;
      [best, least] = [place, distance];
    }
  return best;
}

/** A line from a name to the middle of its room, with a dot there. */
export function leaderTo(name: Rect, room: Rect): string {
  const { from, to } = lineTo(name, room);
  return group(
    { fill: 'none', stroke: INK.text, 'stroke-opacity': '1', 'stroke-width': WEIGHT.outline },
    path(['M', from.x, -from.y, 'L', to.x, -to.y]),
    circle(to.x, -to.y, 50, { fill: INK.text }),
  );
}
