import type { Side } from '#site/schema/plans.ts';

/** A rectangle of a plan in millimetres; x grows to the east, y to the north. */
export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A stretch of a line: at x = `line` where the wall runs north, at y = `line` where it runs east. */
export interface Edge {
  runs: 'north' | 'east';
  line: number;
  from: number;
  to: number;
}

export const rectOf = ({ x, y, width, depth }: { x: number; y: number; width: number; depth: number }): Rect => ({
  x0: x,
  y0: y,
  x1: x + width,
  y1: y + depth,
});

export const areaOf = ({ x0, y0, x1, y1 }: Rect): number => (x1 - x0) * (y1 - y0);

export const middleOf = ({ x0, y0, x1, y1 }: Rect): { x: number; y: number } => ({
  x: (x0 + x1) / 2,
  y: (y0 + y1) / 2,
});

/** Whether two rectangles share more than an edge. */
export const overlap = (a: Rect, b: Rect): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

export const contains = (outer: Rect, inner: Rect): boolean =>
  outer.x0 <= inner.x0 && outer.y0 <= inner.y0 && outer.x1 >= inner.x1 && outer.y1 >= inner.y1;

export const grow = ({ x0, y0, x1, y1 }: Rect, by: number): Rect => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

export const boundsOf = (rects: readonly Rect[]): Rect => ({
  x0: Math.min(...rects.map(({ x0 }) => x0)),
  y0: Math.min(...rects.map(({ y0 }) => y0)),
  x1: Math.max(...rects.map(({ x1 }) => x1)),
  y1: Math.max(...rects.map(({ y1 }) => y1)),
});

/** The edge along which two rectangles touch, if they do. */
export function sharedEdge(a: Rect, b: Rect): Edge | null {
  const south = Math.max(a.y0, b.y0);
  const north = Math.min(a.y1, b.y1);
  if (north > south) {
    if (a.x1 === b.x0) return { runs: 'north', line: a.x1, from: south, to: north };
    if (b.x1 === a.x0) return { runs: 'north', line: a.x0, from: south, to: north };
  }
  const west = Math.max(a.x0, b.x0);
  const east = Math.min(a.x1, b.x1);
  if (east > west) {
    if (a.y1 === b.y0) return { runs: 'east', line: a.y1, from: west, to: east };
    if (b.y1 === a.y0) return { runs: 'east', line: a.y0, from: west, to: east };
  }
  return null;
}

/** The edge of a rectangle on one side. */
export function edgeOn({ x0, y0, x1, y1 }: Rect, side: Side): Edge {
  if (side === 'north' || side === 'south') return { runs: 'east', line: side === 'north' ? y1 : y0, from: x0, to: x1 };
  return { runs: 'north', line: side === 'east' ? x1 : x0, from: y0, to: y1 };
}

/** A band along an edge, reaching `below` to the south or west of it and `above` to the north or east. */
export const bandAlong = ({ runs, line, from, to }: Edge, below: number, above: number): Rect =>
  runs === 'east'
    ? { x0: from, x1: to, y0: line - below, y1: line + above }
    : { y0: from, y1: to, x0: line - below, x1: line + above };

/** The band outside a rectangle's side, that deep, along a part of the side. */
export function bandOutside(rect: Rect, side: Side, depth: number, from: number, to: number): Rect {
  const isAbove = side === 'north' || side === 'east';
  return bandAlong({ ...edgeOn(rect, side), from, to }, isAbove ? 0 : depth, isAbove ? depth : 0);
}

/** The band inside a rectangle's side, that deep, along a part of the side. */
export function bandInside(rect: Rect, side: Side, depth: number, from: number, to: number): Rect {
  const isAbove = side === 'north' || side === 'east';
  return bandAlong({ ...edgeOn(rect, side), from, to }, isAbove ? depth : 0, isAbove ? 0 : depth);
}
