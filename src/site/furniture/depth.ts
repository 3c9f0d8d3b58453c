import { sweepOf } from '#site/plan/doorway-space.ts';
import type { Swing } from '#site/plan/swing.ts';
import { overlap } from '#site/plan/rect.ts';
import { isStraight, type Box, type Point } from './box.ts';

// How deep one shape stands in another: the shortest move that frees it, in millimetres; 0 or less where they are
// apart. Two convex shapes are apart exactly where some axis separates them, and the shortest move is along one of them.

/** What stands less than this in something else only touches it: positions are whole millimetres. */
export const TOUCH = 1;

/** Whether a depth is more than touching; the rest of a rounding does not count. */
export const isIn = (depth: number): boolean => depth > TOUCH - 1e-6;

/** Half of what a box covers of an axis. */
const reach = (box: Box, x: number, y: number): number =>
  box.halfWidth * Math.abs(box.cos * x + box.sin * y) + box.halfDepth * Math.abs(box.cos * y - box.sin * x);

/** How far two boxes overlap along an axis of the length 1. */
const overlapAlong = (a: Box, b: Box, x: number, y: number): number =>
  reach(a, x, y) + reach(b, x, y) - Math.abs((a.x - b.x) * x + (a.y - b.y) * y);

/** How deep two boxes stand in each other. */
export function depthBetween(a: Box, b: Box): number {
  if (!overlap(a.bounds, b.bounds)) return 0;
  const ofA = Math.min(overlapAlong(a, b, a.cos, a.sin), overlapAlong(a, b, -a.sin, a.cos));
  if (ofA <= 0 || (isStraight(a) && isStraight(b))) return ofA;
  return Math.min(ofA, overlapAlong(a, b, b.cos, b.sin), overlapAlong(a, b, -b.sin, b.cos));
}

/** What the quarter circle of a leaf covers of an axis. */
function sweepAlong({ pivot, closed, open, radius }: Swing, x: number, y: number): readonly [number, number] {
  const at = pivot.x * x + pivot.y * y;
  const toClosed = (closed.x - pivot.x) * x + (closed.y - pivot.y) * y;
  const toOpen = (open.x - pivot.x) * x + (open.y - pivot.y) * y;
  // Between its two ends the arc reaches out by the whole radius, if it faces along the axis.
  const furthest = toClosed > 0 && toOpen > 0 ? radius : Math.max(0, toClosed, toOpen);
  const nearest = toClosed < 0 && toOpen < 0 ? -radius : Math.min(0, toClosed, toOpen);
  return [at + nearest, at + furthest];
}

function overlapWithSweep(box: Box, swing: Swing, x: number, y: number): number {
  const [low, high] = sweepAlong(swing, x, y);
  const middle = box.x * x + box.y * y;
  const half = reach(box, x, y);
  return Math.min(high - (middle - half), middle + half - low);
}

/** The axis from the pivot to a corner, where the arc may be what the corner touches. */
function overlapAtCorner(box: Box, swing: Swing, corner: Point): number {
  const [x, y] = [corner.x - swing.pivot.x, corner.y - swing.pivot.y];
  const length = Math.hypot(x, y);
  return length === 0 ? Infinity : overlapWithSweep(box, swing, x / length, y / length);
}

/** How deep a box stands in the quarter circle that a leaf sweeps. */
export function depthInSweep(box: Box, swing: Swing): number {
  if (!overlap(box.bounds, sweepOf(swing))) return 0;
  return Math.min(
    overlapWithSweep(box, swing, 1, 0),
    overlapWithSweep(box, swing, 0, 1),
    overlapWithSweep(box, swing, box.cos, box.sin),
    overlapWithSweep(box, swing, -box.sin, box.cos),
    ...box.corners.map((corner) => overlapAtCorner(box, swing, corner)),
  );
}
