import type { Piece } from './piece.ts';

/** Whole degrees from 0 to 359. */
export const wholeAngle = (angle: number): number => ((Math.round(angle) % 360) + 360) % 360;

/** A piece moved by so much, on whole millimetres. */
export const moveBy = (piece: Piece, x: number, y: number): Piece => ({
  ...piece,
  x: Math.round(piece.x + x),
  y: Math.round(piece.y + y),
});

/** A piece turned about its middle, anticlockwise by whole degrees. */
export const turnBy = (piece: Piece, degrees: number): Piece => ({
  ...piece,
  angle: wholeAngle(piece.angle + degrees),
});
