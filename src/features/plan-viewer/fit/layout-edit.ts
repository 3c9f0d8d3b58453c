import { MOST_PIECES, type Layout, type Piece } from '#site/furniture/piece.ts';

/** What a copy stands aside from what it was made of, in millimetres. */
const ASIDE = 300;

/** An id that no piece of a layout has. */
export function freeId(pieces: readonly Piece[]): string {
  const taken = new Set(pieces.map(({ id }) => id));
  let number = pieces.length + 1;
  while (taken.has(`p${number}`)) number += 1;
  return `p${number}`;
}

export const isFull = ({ pieces }: Layout): boolean => pieces.length >= MOST_PIECES;

/** With one more piece; as it was where there is no room in a layout. */
export const withPiece = (layout: Layout, piece: Piece): Layout =>
  isFull(layout) ? layout : { ...layout, pieces: [...layout.pieces, piece] };

/** With a piece in place of the one of its id. */
export const withChanged = (layout: Layout, piece: Piece): Layout => ({
  ...layout,
  pieces: layout.pieces.map((one) => (one.id === piece.id ? piece : one)),
});

export const without = (layout: Layout, id: string): Layout => ({
  ...layout,
  pieces: layout.pieces.filter((piece) => piece.id !== id),
});

/** One more of the same, beside it. */
export const copyOf = (layout: Layout, piece: Piece): Piece => ({
  ...piece,
  id: freeId(layout.pieces),
  x: piece.x + ASIDE,
  y: piece.y - ASIDE,
});
