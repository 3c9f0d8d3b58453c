import type { Rect } from '#site/plan/rect.ts';

export type Point = readonly [x: number, y: number];
/** Convex, its corners anticlockwise. */
export type Polygon = readonly Point[];

export const polygonOfRect = ({ x0, y0, x1, y1 }: Rect): Polygon => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

interface Turned {
  x: number;
  y: number;
  angle: number;
  width: number;
  depth: number;
}

/** A piece as a polygon, smaller by `inset` on each of its sides. */
export function polygonOf({ x, y, angle, width, depth }: Turned, inset = 0): Polygon {
  const [a, b] = [width / 2 - inset, depth / 2 - inset];
  const turn = (angle / 360) * 2 * Math.PI;
  const corners: Point[] = [
    [-a, -b],
    [a, -b],
    [a, b],
    [-a, b],
  ];
  return corners.map(([u, v]) => {
    const [length, at] = [Math.hypot(u, v), Math.atan2(v, u) + turn];
    return [x + length * Math.cos(at), y + length * Math.sin(at)];
  });
}

export const moved = (polygon: Polygon, dx: number, dy: number): Polygon => polygon.map(([x, y]) => [x + dx, y + dy]);

export function areaOf(polygon: Polygon): number {
  let twice = 0;
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice / 2);
}

/** What of a polygon lies on the left of the line from `a` to `b`. */
function leftOf(polygon: Polygon, [ax, ay]: Point, [bx, by]: Point): Point[] {
  const side = ([x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  return polygon.flatMap((from, index): Point[] => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [here, there] = [side(from), side(to)];
    const kept: Point[] = here >= 0 ? [from] : [];
    if (here >= 0 === there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]];
  });
}

/** Whether two polygons are apart along an axis of the plan, before more is asked. */
function isApart(a: Polygon, b: Polygon, axis: 0 | 1): boolean {
  let [aLow, aHigh, bLow, bHigh] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of a) [aLow, aHigh] = [Math.min(aLow, point[axis]), Math.max(aHigh, point[axis])];
  for (const point of b) [bLow, bHigh] = [Math.min(bLow, point[axis]), Math.max(bHigh, point[axis])];
  return aHigh <= bLow || bHigh <= aLow;
}

/** What two polygons share: Sutherland and Hodgman's clipping. */
export function shared(a: Polygon, b: Polygon): Polygon {
  if (isApart(a, b, 0) || isApart(a, b, 1)) return [];
  return b.reduce<Polygon>((rest, from, index) => leftOf(rest, from, b[(index + 1) % b.length] ?? from), a);
}

export const sharedArea = (a: Polygon, b: Polygon): number => areaOf(shared(a, b));
