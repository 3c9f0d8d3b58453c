import type { Variant } from '#site/plan/spaces.ts';
import type { PieceKind } from './library.ts';

/** A piece of furniture in a layout: a rectangle, turned about its middle. Lengths are whole millimetres of the plan. */
export interface Piece {
  /** Within its layout. */
  id: string;
  /** `own`: a visitor's, by measures of one's own. */
  kind: PieceKind | 'own';
  /** What a visitor calls a piece of one's own; null for one of the library. */
  name: string | null;
  /** Its middle: x grows to the east, y to the north. */
  x: number;
  y: number;
  /** Whole degrees from 0 to 359, anticlockwise as a plan is seen from above; at 0 its back is to the north. */
  angle: number;
  /** Along its back. */
  width: number;
  /** Away from its back. */
  depth: number;
}

/** What stands in one home. */
export interface Layout {
  variant: Variant;
  pieces: readonly Piece[];
}

/** More pieces than a home has room for; the address of a layout has room for as many. */
export const MOST_PIECES = 40;
