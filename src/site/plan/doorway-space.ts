import type { Rect } from './rect.ts';
import type { Doorway } from './openings.ts';
import type { Swing } from './swing.ts';

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
