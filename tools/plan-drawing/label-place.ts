import { sweepOf } from '#site/plan/doorway-space.ts';
import { innerRect, type PlacedItem } from '#site/plan/items.ts';
import type { Swing } from '#site/plan/openings.ts';
import { grow, overlap, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Space } from '#site/plan/spaces.ts';

interface Point {
  x: number;
  y: number;
}

/** Air around a name, as a part of its height. */
const AIR = 0.1;

/** How finely a place is looked for, in millimetres. */
const STEP = 60;

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
  const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  yield middle;
  // A name wider than its room stays in the middle.
  const spare = { x: Math.max(0, (x1 - x0 - width) / 2), y: Math.max(0, (y1 - y0 - height) / 2) };
  for (let dx = -Math.floor(spare.x / STEP); dx * STEP <= spare.x; dx += 1)
    for (let dy = -Math.floor(spare.y / STEP); dy * STEP <= spare.y; dy += 1)
      yield { x: middle.x + dx * STEP, y: middle.y + dy * STEP };
}

/**
 * The middle of the place in a room where a name of this size hides least, near the room's middle.
 * @param width of the name, in millimetres
 */
export function placeLabel(resolved: ResolvedPlan, room: Space, width: number, height: number): Point {
  const inside = innerRect(resolved.spaces, room);
  const middle = { x: (inside.x0 + inside.x1) / 2, y: (inside.y0 + inside.y1) / 2 };
  const things = resolved.items
    .filter((item) => overlap(item, inside))
    .map((item) => ({ rect: item as Rect, cost: LIGHT.has(item.kind) ? 1 : 6 }));
  const swings = resolved.doorways.flatMap(({ swing }) =>
    swing
      ? [
          { rect: sweepOf(swing), cost: 2 },
          { rect: leafOf(swing), cost: 8 },
        ]
      : [],
  );
  const costOf = (point: Point) => {
    const box = boxAt(point, width + 2 * AIR * height, height * (1 + 2 * AIR));
    const hidden = [...things, ...swings].reduce((sum, { rect, cost }) => sum + cost * common(box, rect), 0);
    // A name in the free beats a name in the middle, whatever the distance.
    return hidden * 10 + Math.hypot(point.x - middle.x, point.y - middle.y) * 100;
  };
  let best = middle;
  let least = Infinity;
  for (const point of pointsIn(inside, width, height)) {
    const cost = costOf(point);
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
