import { PIECES, type PieceKind } from '#site/furniture/library.ts';
import type { Piece } from '#site/furniture/piece.ts';

interface Place {
  x: number;
  y: number;
  angle?: number;
}

/** A piece of the library where a test wants it. */
export const pieceOf = (id: string, kind: PieceKind, place: Place): Piece => ({
  id,
  kind,
  name: null,
  width: PIECES[kind].width,
  depth: PIECES[kind].depth,
  angle: 0,
  ...place,
});

/** A piece by measures of one's own. */
export const ownPiece = (id: string, width: number, depth: number, place: Place): Piece => ({
  id,
  kind: 'own',
  name: '',
  width,
  depth,
  angle: 0,
  ...place,
});
