import type { Side } from '#site/schema/plans.ts';
import type { Edge } from './rect.ts';

/** A leaf that turns by a quarter. */
export interface Swing {
  /** The point that it turns about, on the face of the wall. */
  pivot: { x: number; y: number };
  /** Where the leaf's free end is when closed, and when open. */
  closed: { x: number; y: number };
  open: { x: number; y: number };
  radius: number;
}

/** Which way a side looks: +1 to the north or east, -1 to the south or west. */
export const signOf = (side: Side): 1 | -1 => (side === 'north' || side === 'east' ? 1 : -1);

interface SwingOptions {
  runs: Edge['runs'];
  /** The face of the wall on the side that the leaf opens to. */
  face: number;
  from: number;
  to: number;
  hinge: Side;
  /** Which way it opens across the wall. */
  sign: 1 | -1;
}

/** A leaf in its doorway. */
export function swingOf({ runs, face, from, to, hinge, sign }: SwingOptions): Swing {
  const radius = to - from;
  const [at, end] = signOf(hinge) < 0 ? [from, to] : [to, from];
  const point = (along: number, across: number) =>
    runs === 'east' ? { x: along, y: across } : { x: across, y: along };
  return { pivot: point(at, face), closed: point(end, face), open: point(at, face + sign * radius), radius };
}
