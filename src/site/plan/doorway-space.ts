import { overlap, type Rect } from './rect.ts';
import type { Doorway, Swing } from './openings.ts';

/** How much floor must stay free before a door, in millimetres. */
const STEP = 400;

/** The square that a leaf turns in. */
export function sweepOf({ pivot, closed, open }: Swing): Rect {
  const xs = [pivot.x, closed.x, open.x];
  const ys = [pivot.y, closed.y, open.y];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** The floor on both sides of a doorway that nothing may stand on. */
export const stepsOf = ({ gap, runs }: Doorway): Rect =>
  runs === 'east' ? { ...gap, y0: gap.y0 - STEP, y1: gap.y1 + STEP } : { ...gap, x0: gap.x0 - STEP, x1: gap.x1 + STEP };

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Whether a leaf would strike something. */
export function strikes(swing: Swing, rect: Rect): boolean {
  const sweep = sweepOf(swing);
  if (!overlap(sweep, rect)) return false;
  const x = clamp(swing.pivot.x, Math.max(sweep.x0, rect.x0), Math.min(sweep.x1, rect.x1));
  const y = clamp(swing.pivot.y, Math.max(sweep.y0, rect.y0), Math.min(sweep.y1, rect.y1));
  return Math.hypot(x - swing.pivot.x, y - swing.pivot.y) < swing.radius;
}
