import { middleOf, type Rect } from '#site/plan/rect.ts';
import type { Place } from './direction.ts';

/**
 * Which part of the line between two places lies in a rectangle, as shares of its length; null: none. A line that only
 * touches the rectangle is not in it.
 */
export function shareIn([x, y]: Place, [toX, toY]: Place, { x0, y0, x1, y1 }: Rect): readonly [number, number] | null {
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [
    [x, toX - x, x0, x1],
    [y, toY - y, y0, y1],
  ] as const) {
    if (way === 0) {
      if (start <= low || start >= high) return null;
      continue;
    }
    const [a, b] = [(low - start) / way, (high - start) / way];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to ? [from, to] : null;
}

/** Whether nothing of these stands between two places. */
export const isInSight = (from: Place, to: Place, walls: readonly Rect[]): boolean =>
  walls.every((wall) => shareIn(from, to, wall) === null);

/** The place at a share of the way between two. */
export const along = ([x, y]: Place, [toX, toY]: Place, share: number): Place => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** How far a place is from a rectangle; 0 within it. */
export const distanceTo = ([x, y]: Place, { x0, y0, x1, y1 }: Rect): number =>
  Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));

/** The middle of a rectangle, as a place to stand or to look at. */
export function middlePlace(rect: Rect): Place {
  const { x, y } = middleOf(rect);
  return [x, y];
}
