import type { Piece } from '#site/furniture/piece.ts';
import { moveBy, turnBy } from '#site/furniture/nudge.ts';

/** Millimetres that an arrow key moves a piece. */
const STEP = 10;
const LONG_STEP = 100;

const ARROWS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface Key {
  key: string;
  shiftKey: boolean;
}

/** What a key makes of a piece; null where it means nothing to it. */
export function pieceAfterKey(piece: Piece, { key, shiftKey }: Key): Piece | 'removed' | null {
  const arrow = ARROWS[key];
  const step = shiftKey ? LONG_STEP : STEP;
  if (arrow) return moveBy(piece, arrow[0] * step, arrow[1] * step);
  if (key === 'r' || key === 'R') return turnBy(piece, shiftKey ? -15 : -90);
  return key === 'Delete' || key === 'Backspace' ? 'removed' : null;
}
