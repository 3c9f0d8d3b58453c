import { cornersOfBox, isStraight, type Box, type Point } from './box.ts';
import type { Direction, Neighbour } from './passages.ts';

// A box looks one way. Its surroundings are laid so that it looks along growing `s`; `t` is across.

/** A box as it lies in a view. */
export interface Shape {
  s0: number;
  s1: number;
  t0: number;
  t1: number;
  /** Corners in their order as [s, t]; null where the sides run along the axes. */
  corners: readonly (readonly [number, number])[] | null;
}

/** Something in sight. */
export interface Seen {
  to: Neighbour['to'];
  index: number;
  shape: Shape;
}

const turned = (direction: Direction, { x, y }: Point): readonly [number, number] => {
  switch (direction) {
    case 'east':
      return [x, y];
    case 'west':
      return [-x, y];
    case 'north':
      return [y, x];
    case 'south':
      return [-y, x];
  }
};

function shapeOf(box: Box, direction: Direction): Shape {
  const { x0, y0, x1, y1 } = box.bounds;
  const [a, b] = [turned(direction, { x: x0, y: y0 }), turned(direction, { x: x1, y: y1 })];
  return {
    s0: Math.min(a[0], b[0]),
    s1: Math.max(a[0], b[0]),
    t0: Math.min(a[1], b[1]),
    t1: Math.max(a[1], b[1]),
    corners: isStraight(box) ? null : cornersOfBox(box).map((corner) => turned(direction, corner)),
  };
}

/** From where to where a shape reaches on the line at `t`; null where it does not. */
export function spanAt({ s0, s1, t0, t1, corners }: Shape, t: number): readonly [number, number] | null {
  if (t < t0 - 1e-9 || t > t1 + 1e-9) return null;
  if (!corners) return [s0, s1];
  let [low, high] = [Infinity, -Infinity];
  corners.forEach(([fromS, fromT], index) => {
    const [toS, toT] = corners[(index + 1) % corners.length] ?? [fromS, fromT];
    if (t < Math.min(fromT, toT) - 1e-9 || t > Math.max(fromT, toT) + 1e-9) return;
    const part = toT === fromT ? 0 : Math.min(Math.max((t - fromT) / (toT - fromT), 0), 1);
    const s = fromS + part * (toS - fromS);
    low = Math.min(low, s);
    high = Math.max(high, s);
  });
  return [low, high];
}

/** Walls and fixtures whose faces are in one line are one. */
export const faceOf = ({ to, index, shape }: Seen): string =>
  to === 'piece' ? `piece ${index}` : `${to} at ${shape.s0}`;

/** The lines at which edges of two shapes cross. */
function crossings(a: Shape, b: Shape): number[] {
  const edges = (shape: Shape) => {
    const { s0, s1, t0, t1 } = shape;
    const corners: Shape['corners'] = shape.corners ?? [
      [s0, t0],
      [s1, t0],
      [s1, t1],
      [s0, t1],
    ];
    return corners.map((corner, index) => [corner, corners[(index + 1) % 4] ?? corner] as const);
  };
  return edges(a).flatMap(([[s, t], [toS, toT]]) =>
    edges(b).flatMap(([[otherS, otherT], [otherToS, otherToT]]) => {
      const [ds, dt, otherDs, otherDt] = [toS - s, toT - t, otherToS - otherS, otherToT - otherT];
      const across = ds * otherDt - dt * otherDs;
      if (across === 0) return [];
      const part = ((otherS - s) * otherDt - (otherT - t) * otherDs) / across;
      const otherPart = ((otherS - s) * dt - (otherT - t) * ds) / across;
      return part >= 0 && part <= 1 && otherPart >= 0 && otherPart <= 1 ? [t + part * dt] : [];
    }),
  );
}

const doOverlap = (a: Shape, b: Shape) => a.s0 < b.s1 && b.s0 < a.s1 && a.t0 < b.t1 && b.t0 < a.t1;

/** What is in sight of a box in one direction, as far as `reach`, and the lines across at which that can change. */
export function viewOf(box: Box, neighbours: readonly Neighbour[], direction: Direction, reach: number) {
  const from = shapeOf(box, direction);
  const seen = neighbours.flatMap(({ to, index, box: other }): Seen[] => {
    const shape = shapeOf(other, direction);
    return shape.s1 > from.s0 && shape.s0 < from.s1 + reach && shape.t0 < from.t1 && shape.t1 > from.t0
      ? [{ to, index, shape }]
      : [];
  });
  const shapes = [from, ...seen.map(({ shape }) => shape)];
  const lines = shapes.flatMap(({ t0, t1, corners }) => corners?.map(([, t]) => t) ?? [t0, t1]);
  shapes.forEach((shape, index) => {
    for (const other of shapes.slice(0, index))
      if ((shape.corners || other.corners) && doOverlap(shape, other)) lines.push(...crossings(shape, other));
  });
  const within = lines.map((t) => Math.min(Math.max(t, from.t0), from.t1));
  return { from, seen, lines: [...new Set(within)].sort((a, b) => a - b) };
}
