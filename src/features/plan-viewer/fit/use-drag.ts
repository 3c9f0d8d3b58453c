import { useMemo, useState } from 'react';
import type { HomeFloor } from '#site/furniture/home-floor.ts';
import type { Layout, Piece } from '#site/furniture/piece.ts';
import { snap } from '#site/furniture/snap.ts';
import type { PieceTarget } from './board/piece-gestures.ts';
import { withChanged } from './layout-edit.ts';
import { moveBy } from '#site/furniture/nudge.ts';

/** A layout as a pointer shows it while it drags a piece; the layout itself changes at the end. */
export function useDrag(floor: HomeFloor, layout: Layout, change: (piece: Piece) => void) {
  const [moving, setMoving] = useState<Piece | null>(null);
  const shown = useMemo(() => (moving ? withChanged(layout, moving) : layout), [layout, moving]);
  const dragged = (id: string, east: number, north: number): Piece | null => {
    const piece = layout.pieces.find((one) => one.id === id);
    const others = layout.pieces.filter((one) => one.id !== id);
    return piece ? snap(floor, others, moveBy(piece, east, north)) : null;
  };
  const pointer: Pick<PieceTarget, 'drag' | 'drop' | 'cancel'> = {
    drag: (id, east, north) => setMoving(dragged(id, east, north)),
    drop: (id, east, north) => {
      const piece = dragged(id, east, north);
      if (piece) change(piece);
      setMoving(null);
    },
    cancel: () => setMoving(null),
  };
  return { shown, pointer };
}
