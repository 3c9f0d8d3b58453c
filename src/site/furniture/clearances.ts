import { boxOf, type Box, type Point } from './box.ts';
import type { HomeFloor } from './home-floor.ts';
import { factsOf, isPassedOver } from './library.ts';
import type { Piece } from './piece.ts';

export type Direction = 'north' | 'east' | 'south' | 'west';

/** How much is free beside a piece: from the middle of the side that looks there, `length` millimetres. */
export interface Clearance {
  direction: Direction;
  from: Point;
  length: number;
}

/** Unit steps to the east and to the north. */
const STEPS: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};

/** How far a ray goes until it meets a stretch; Infinity where it never does. */
function reachOf(from: Point, step: Point, a: Point, b: Point): number {
  const along = { x: b.x - a.x, y: b.y - a.y };
  const across = step.x * along.y - step.y * along.x;
  if (across === 0) return Infinity;
  const to = { x: a.x - from.x, y: a.y - from.y };
  const length = (to.x * along.y - to.y * along.x) / across;
  const share = (to.x * step.y - to.y * step.x) / across;
  return length >= -1 && share >= 0 && share <= 1 ? Math.max(0, length) : Infinity;
}

function reachTo(from: Point, step: Point, box: Box): number {
  const { corners } = box;
  return Math.min(...corners.map((corner, index) => reachOf(from, step, corner, corners[(index + 1) % 4] ?? corner)));
}

/** What is free to the four sides of a piece, as a tape from the middle of its outline would measure it. */
export function clearancesOf(floor: HomeFloor, pieces: readonly Piece[], piece: Piece): Clearance[] {
  const place = factsOf(piece.kind)?.place;
  const around = [
    ...floor.walls,
    ...floor.fixtures.filter(({ kind }) => kind !== place).map(({ box }) => box),
    ...pieces.filter((other) => other.id !== piece.id && !isPassedOver(other.kind)).map(boxOf),
  ];
  const { x0, x1, y0, y1 } = boxOf(piece).bounds;
  const starts: Readonly<Record<Direction, Point>> = {
    north: { x: piece.x, y: y1 },
    east: { x: x1, y: piece.y },
    south: { x: piece.x, y: y0 },
    west: { x: x0, y: piece.y },
  };
  return (['north', 'east', 'south', 'west'] as const).map((direction) => {
    const from = starts[direction];
    const length = Math.min(...around.map((box) => reachTo(from, STEPS[direction], box)));
    return { direction, from, length: Number.isFinite(length) ? Math.round(length) : 0 };
  });
}
