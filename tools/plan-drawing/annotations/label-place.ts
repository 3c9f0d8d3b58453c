import { sweepOf } from '#site/plan/doorway-space.ts';
import type { PlacedItem } from '#site/plan/items.ts';
import type { Swing } from '#site/plan/swing.ts';
import { grow, middleOf, overlap, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';

interface Point {
  x: number;
  y: number;
}

/** Air around a name, as a part of its height. */
const AIR = 0.04;

/** How finely a place is looked for: so many steps across a room, of millimetres within these limits. */
const STEPS = 80;
const STEP = { least: 20, most: 60 };

/** What a name may lie on, and how much it is worth to avoid it. */
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

const common = (a: Rect, b: Rect): number =>
  overlap(a, b) ? (Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)) : 0;

const boxAt = ({ x, y }: Point, width: number, height: number): Rect => ({
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

function* pointsIn({ x0, y0, x1, y1 }: Rect, width: number, height: number): Generator<Point> {
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
  const things = items.map((item) => ({ rect: item, cost: LIGHT.has(item.kind) ? 1 : 6 }));
  const swings = doorways.flatMap(({ swing }) =>
    swing
      ? [
          { rect: sweepOf(swing), cost: 2 },
          { rect: leafOf(swing), cost: 8 },
        ]
      : [],
  );
  return [...things, ...swings].filter(({ rect }) => overlap(rect, inside));
}

/**
 * The middle of the place in a room, `inside` its walls, where a name of this size hides least, near the room's middle.
 * @param width of the name, in millimetres
 */
export function placeLabel(resolved: ResolvedPlan, inside: Rect, width: number, height: number): Point {
  const middle = middleOf(inside);
  const covers = coversIn(resolved, inside);
  let best = middle;
  let least = Infinity;
  for (const point of pointsIn(inside, width, height)) {
    // A name in the free beats a name in the middle, whatever the distance.
    let cost = Math.hypot(point.x - middle.x, point.y - middle.y) * 100;
    if (cost >= least) continue;
    const box = boxAt(point, width + 2 * AIR * height, height * (1 + 2 * AIR));
    for (const cover of covers) cost += cover.cost * 10 * common(box, cover.rect);
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
