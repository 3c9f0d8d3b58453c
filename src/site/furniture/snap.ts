import { boxOf, isStraight, type Box } from './box.ts';
import { depthBetween, isIn } from './depth.ts';
import type { HomeFloor } from './home-floor.ts';
import { factsOf, isPassedOver } from './library.ts';
import type { Piece } from './piece.ts';
import { depthInDoorway } from './standing.ts';

/** How near to a side a piece must come to be put against it, in millimetres. */
export const SNAP = 120;

function sidesFor(floor: HomeFloor, others: readonly Piece[], piece: Piece): Box[] {
  const place = factsOf(piece.kind)?.place;
  if (isPassedOver(piece.kind)) return [...floor.walls];
  return [
    ...floor.walls,
    ...floor.fixtures.filter(({ kind }) => kind !== place).map(({ box }) => box),
    ...others.filter((other) => other.id !== piece.id && !isPassedOver(other.kind)).map(boxOf),
  ];
}

/** How much stands in the way of a piece: 0 where it is free. */
function trouble(floor: HomeFloor, sides: readonly Box[], piece: Piece): number {
  const box = boxOf(piece);
  const depths = [
    ...sides.map((side) => depthBetween(box, side)),
    ...(factsOf(piece.kind)?.liesFlat ? [] : floor.doorways.map((doorway) => depthInDoorway(doorway, box))),
  ];
  return depths.filter(isIn).reduce((sum, depth) => sum + depth, 0);
}

interface Shift {
  axis: 'x' | 'y';
  by: number;
}

/** How far apart two facing sides are that overlap across; the shift that makes them flush. */
function shiftsAlong(axis: 'x' | 'y', box: Box, sides: readonly Box[]): Shift[] {
  const across = axis === 'x' ? 'y' : 'x';
  const a = box.bounds;
  return sides.flatMap((side): Shift[] => {
    if (!isStraight(side)) return [];
    const b = side.bounds;
    if (Math.min(a[`${across}1`], b[`${across}1`]) - Math.max(a[`${across}0`], b[`${across}0`]) < 1) return [];
    return [b[`${axis}0`] - a[`${axis}1`], b[`${axis}1`] - a[`${axis}0`]].map((by) => ({ axis, by }));
  });
}

const touchesAlong = (axis: 'x' | 'y', piece: Piece, sides: readonly Box[]): boolean =>
  shiftsAlong(axis, boxOf(piece), sides).some(({ by }) => Math.abs(by) < 1);

/** The nearest shift of one step that puts a piece against something without making anything worse. */
function step(floor: HomeFloor, sides: readonly Box[], piece: Piece): Piece | null {
  const box = boxOf(piece);
  const free = (['x', 'y'] as const).filter((axis) => !touchesAlong(axis, piece, sides));
  const held = (['x', 'y'] as const).filter((axis) => !free.includes(axis));
  const before = trouble(floor, sides, piece);
  const shifts = free
    .flatMap((axis) => shiftsAlong(axis, box, sides))
    .filter(({ by }) => Math.abs(by) <= SNAP)
    .sort((a, b) => Math.abs(a.by) - Math.abs(b.by));
  for (const { axis, by } of shifts) {
    // Away from what it is put against, where half a millimetre is over.
    const to = piece[axis] + Math.trunc(by);
    if (to === piece[axis]) continue;
    const moved = { ...piece, [axis]: to };
    if (trouble(floor, sides, moved) > before) continue;
    if (held.every((other) => touchesAlong(other, moved, sides))) return moved;
  }
  return null;
}

/**
 * A piece put against the sides that it is near to, along both axes; one that is not turned by right angles, or
 * touches already, stays. What was free stays free.
 */
export function snap(floor: HomeFloor, others: readonly Piece[], piece: Piece): Piece {
  if (piece.angle % 90 !== 0) return piece;
  const sides = sidesFor(floor, others, piece);
  const once = step(floor, sides, piece) ?? piece;
  return step(floor, sides, once) ?? once;
}
