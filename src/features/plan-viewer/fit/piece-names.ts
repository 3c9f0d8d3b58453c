import { PIECES } from '#site/furniture/library.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { PIECE_NAMES } from '#text/furniture/pieces.ts';

const { library } = FIT_TEXT;

/** What visitors call a piece. */
export const nameOf = ({ kind, name }: Pick<Piece, 'kind' | 'name'>): string =>
  kind === 'own' ? (name ?? library.own) : PIECE_NAMES[kind];

/** Names by the ids of a layout's pieces. */
export const namesOf =
  (pieces: readonly Piece[]) =>
  (id: string): string => {
    const piece = pieces.find((one) => one.id === id);
    return piece ? nameOf(piece) : '';
  };

/** A piece's measures. */
export const sizeOf = ({ width, depth }: Pick<Piece, 'width' | 'depth'>): string => FIT_TEXT.size(width, depth);

const liesFlat = ({ kind }: Pick<Piece, 'kind'>): boolean => kind !== 'own' && PIECES[kind].liesFlat === true;

/** What lies flat lies under the rest. */
export const inPaintOrder = (pieces: readonly Piece[]): Piece[] =>
  [...pieces].sort((a, b) => Number(liesFlat(b)) - Number(liesFlat(a)));
