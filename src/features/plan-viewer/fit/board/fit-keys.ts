import type { KeyboardEvent } from 'react';
import type { Fit } from '#features/plan-viewer/fit/use-fit.ts';
import { pieceAfterKey } from './piece-keys.ts';

/** Does what a key on the chosen piece means. @returns whether it meant something */
export function fitAfterKey(fit: Fit, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'z') return false;
    if (event.shiftKey) fit.redo();
    else fit.undo();
    return true;
  }
  const piece = fit.layout.pieces.find(({ id }) => id === fit.chosen);
  const after = piece && !event.altKey ? pieceAfterKey(piece, event) : null;
  if (after === 'removed') fit.remove();
  else if (after) fit.change(after);
  return after !== null;
}
