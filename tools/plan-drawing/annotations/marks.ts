import { sweepOf } from '#site/plan/doorway-space.ts';
import { WALLS, type Doorway } from '#site/plan/openings.ts';
import { boundsOf, grow, overlap, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { circle, group, path } from '#tools/plan-drawing/svg.ts';

const COMPASS = 950;
/** How far it keeps from the drawing's edge, and with it from the dimensions. */
const AIR = 200;

/** What the walls and the entrance's leaf reach to. */
export function drawnBounds({ spaces, doorways }: ResolvedPlan): Rect {
  const sweeps = doorways.flatMap(({ kind, swing }) =>
    kind === 'entrance' && swing ? [grow(sweepOf(swing), 60)] : [],
  );
  return boundsOf([...spaces.map((space) => grow(space, WALLS.outer + 40)), ...sweeps]);
}

/** A triangle before the entrance that points into the home. */
export function drawEntrance({ doorways }: ResolvedPlan): string {
  const entrance = doorways.find(({ kind }) => kind === 'entrance');
  return entrance ? path(arrowInto(entrance), { fill: INK.mark }) : '';
}

function arrowInto({ gap, runs, swing }: Doorway): (string | number)[] {
  const half = 210;
  const middle = { x: (gap.x0 + gap.x1) / 2, y: (gap.y0 + gap.y1) / 2 };
  if (runs === 'east') {
    const out = Math.sign((swing?.open.y ?? 0) - middle.y);
    const foot = (out > 0 ? gap.y1 : gap.y0) + out * 150;
    return ['M', middle.x, -foot, 'L', middle.x - half, -(foot + out * 370), 'H', middle.x + half, 'Z'];
  }
  const out = Math.sign((swing?.open.x ?? 0) - middle.x);
  const foot = (out > 0 ? gap.x1 : gap.x0) + out * 150;
  return ['M', foot, -middle.y, 'L', foot + out * 370, -(middle.y - half), 'V', -(middle.y + half), 'Z'];
}

/** Where nothing else is drawn for the compass, as far to the north and then to the east as can be; null: nowhere. */
export function compassPlace(resolved: ResolvedPlan): Rect | null {
  const { x0, y0, x1, y1 } = drawnBounds(resolved);
  const taken = [
    ...resolved.spaces.map((space) => grow(space, WALLS.outer + 80)),
    ...resolved.doorways.flatMap(({ swing }) => (swing ? [grow(sweepOf(swing), 120)] : [])),
  ];
  for (const y of [y1 - COMPASS, y0])
    for (let x = x1 - COMPASS - AIR; x >= x0 + AIR; x -= AIR) {
      const place = { x0: x, y0: y, x1: x + COMPASS, y1: y + COMPASS };
      if (!taken.some((rect) => overlap(rect, place))) return place;
    }
  return null;
}

/** A compass needle with its N, in a corner that is free; nothing in a home that fills its whole sheet. */
export function drawNorth(resolved: ResolvedPlan): string {
  const place = compassPlace(resolved);
  if (!place) return '';
  const x = (place.x0 + place.x1) / 2;
  const y = -place.y0 - 330;
  return group(
    { fill: 'none', stroke: INK.wall, 'stroke-width': WEIGHT.outline },
    circle(x, y, 290),
    path(['M', x, y - 250, 'L', x + 110, y + 190, 'L', x, y + 110, 'Z'], { fill: INK.wall, stroke: 'none' }),
    path(['M', x, y - 250, 'L', x - 110, y + 190, 'L', x, y + 110, 'Z'], { 'stroke-width': WEIGHT.detail }),
    // Drawn, not set: a letter of a drawing needs no typeface.
    path(['M', x - 80, y - 340, 'v', -200, 'l', 160, 200, 'v', -200], { 'stroke-width': 34 }),
  );
}
