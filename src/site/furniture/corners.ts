import type { Rect } from '#site/plan/rect.ts';
import { boxOf, type Point } from './box.ts';
import type { Piece } from './piece.ts';

/** The four corners, anticlockwise from the right end of its back, in millimetres of the plan. */
export const cornersOf = (piece: Piece): readonly Point[] => boxOf(piece).corners;

/** The smallest rectangle along the plan's axes that holds a piece. */
export const boundsOfPiece = (piece: Piece): Rect => boxOf(piece).bounds;
