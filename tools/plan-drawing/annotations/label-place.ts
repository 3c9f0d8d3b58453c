import { sweepOf } from '#site/plan/doorway-space.ts';
import type { PlacedItem } from '#site/plan/items.ts';
import type { Swing } from '#site/plan/swing.ts';
import { grow, middleOf, overlap, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { arrowPlace } from '#tools/plan-drawing/building/doors.ts';

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** How much higher a name's lines are than its letters, in em: air that is there already. */
const LEAD = 0.08;

/** How far a name keeps from what stands beside it where it can, in em. */
const CLEAR = { x: 0.4, y: 0.3 };

/** What a square millimetre of what is drawn costs, under a name and close beside it, against a millimetre's way from the middle. */
const WEIGHT = { under: 0.1, beside: 0.03 };

/** How finely a place is looked for: so many steps across a room, of millimetres within these limits. */
const STEPS = 50;
const STEP = { least: 20, most: 80 };

/** What a name may lie on if it must: drawn with few lines. */
const LIGHT = new Set<PlacedItem['kind']>([
  'rug',
  'shelf',
  'closet',
  'shower',
  'cupboard',
  'counter',
  'single-bed',
  'double-bed',
]);

/** How bad it is to hide a square em of what is drawn. */
const COSTS = { thing: 6, light: 1, sweep: 2, leaf: 8, arrow: 8 };

const common = (a: Rect, b: Rect): number =>
  overlap(a, b) ? (Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)) : 0;

const boxAt = ({ x, y }: Point, { width, height }: Size): Rect => ({
  x0: x - width / 2,
  x1: x + width / 2,
  y0: y - height / 2,
  y1: y + height / 2,
});

/** The strip that an open leaf is drawn on. */
const leafOf = ({ pivot, open }: Swing): Rect =>
  grow(
    {
      x0: Math.min(pivot.x, open.x),
      x1: Math.max(pivot.x, open.x),
      y0: Math.min(pivot.y, open.y),
      y1: Math.max(pivot.y, open.y),
    },
    60,
  );

function* pointsIn({ x0, y0, x1, y1 }: Rect, { width, height }: Size): Generator<Point> {
  const middle = middleOf({ x0, y0, x1, y1 });
  yield middle;
  // A name wider than its room stays in the middle.
  const spare = { x: Math.max(0, (x1 - x0 - width) / 2), y: Math.max(0, (y1 - y0 - height) / 2) };
  const step = Math.min(Math.max(Math.max(x1 - x0, y1 - y0) / STEPS, STEP.least), STEP.most);
  for (let dx = -Math.floor(spare.x / step); dx * step <= spare.x; dx += 1)
    for (let dy = -Math.floor(spare.y / step); dy * step <= spare.y; dy += 1)
      yield { x: middle.x + dx * step, y: middle.y + dy * step };
}

/** What a name in the room would hide, with the price of a square millimetre. */
function coversIn({ items, doorways }: ResolvedPlan, inside: Rect): { rect: Rect; cost: number }[] {
  const things = items.map((item) => ({ rect: item, cost: LIGHT.has(item.kind) ? COSTS.light : COSTS.thing }));
  const doors = doorways.flatMap((doorway) => {
    const { swing } = doorway;
    const arrow = arrowPlace(doorway);
    return [
      ...(swing
        ? [
            { rect: sweepOf(swing), cost: COSTS.sweep },
            { rect: leafOf(swing), cost: COSTS.leaf },
          ]
        : []),
      ...(arrow ? [{ rect: arrow, cost: COSTS.arrow }] : []),
    ];
  });
  return [...things, ...doors].filter(({ rect }) => overlap(rect, inside));
}

export interface Place {
  at: Point;
  /** What a name there hides, in square em. */
  hidden: number;
}

/**
 * The place in a room, `inside` its walls, where a name of this size, in millimetres, hides least, near the room's middle.
 * @param em the height of its text
 */
export function placeLabel(resolved: ResolvedPlan, inside: Rect, size: Size, em: number): Place {
  const middle = middleOf(inside);
  const covers = coversIn(resolved, inside);
  const letters = { width: size.width, height: size.height - 2 * LEAD * em };
  const aired = { width: letters.width + 2 * CLEAR.x * em, height: letters.height + 2 * CLEAR.y * em };
  let best: Place = { at: middle, hidden: Infinity };
  let least = Infinity;
  for (const at of pointsIn(inside, size)) {
    const distance = Math.hypot(at.x - middle.x, at.y - middle.y);
    if (distance >= least) continue;
    const [box, around] = [boxAt(at, letters), boxAt(at, aired)];
    let hidden = 0;
    let beside = 0;
    for (const { rect, cost } of covers) {
      hidden += cost * common(box, rect);
      beside += cost * common(around, rect);
    }
    // A name in the free beats a name in the middle, whatever the distance.
    const badness = distance + hidden * WEIGHT.under + beside * WEIGHT.beside;
    if (badness < least) [best, least] = [{ at, hidden: hidden / em ** 2 }, badness];
  }
  return best;
}
