/** What a pointer may do to the pieces on a plan. */
export interface PieceTarget {
  isChosen: (id: string) => boolean;
  choose: (id: string) => void;
  /** Where a piece is meant to be, in millimetres to the east and to the north of where the drag began. */
  drag: (id: string, east: number, north: number) => void;
  /** The drag's end, where the piece is meant to stay. */
  drop: (id: string, east: number, north: number) => void;
  /** The browser took the pointer away, or a second finger came. */
  cancel: () => void;
}

/** Pixels that a pointer may move and still only choose. */
const SLACK = 5;

const pieceAt = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest<SVGElement>('[data-piece]')?.dataset['piece'] ?? null) : null;

interface Drag {
  id: string;
  pointer: number;
  x: number;
  y: number;
  isMoving: boolean;
}

/**
 * Listens to pointers on a plan's pieces; what happens elsewhere is left to the plan itself. A mouse drags any piece. A
 * finger drags the one that is chosen: a page full of furniture must scroll. Returns what ends it.
 */
export function listenToPieces(drawing: SVGSVGElement, target: PieceTarget): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let drag: Drag | null = null;

  const tell = (listener: PieceTarget['drag'], { id, x, y }: Drag, { clientX, clientY }: PointerEvent) => {
    const scale = drawing.getScreenCTM();
    if (scale) listener(id, (clientX - x) / scale.a, (y - clientY) / scale.d);
  };
  const down = (event: PointerEvent) => {
    const id = pieceAt(event);
    if (drag) {
      target.cancel();
      drag = null;
    }
    if (id === null || event.button !== 0) return;
    if (event.pointerType === 'touch' && !target.isChosen(id)) return;
    // The plan under it would be shifted.
    event.stopPropagation();
    target.choose(id);
    drawing.setPointerCapture(event.pointerId);
    drag = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
  };
  const move = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    event.stopPropagation();
    if (!drag.isMoving && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
    drag.isMoving = true;
    tell(target.drag, drag, event);
  };
  const end = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    event.stopPropagation();
    const ending = drag;
    drag = null;
    if (!ending.isMoving) return;
    if (event.type === 'pointerup') tell(target.drop, ending, event);
    else target.cancel();
  };
  // The page would scroll and take the pointer away. `touch-action` does not reach what is inside a drawing.
  const hold = (event: TouchEvent) => {
    if (drag && event.cancelable) event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    const id = pieceAt(event);
    if (id !== null) target.choose(id);
  };
  drawing.addEventListener('pointerdown', down, { signal });
  drawing.addEventListener('pointermove', move, { signal });
  drawing.addEventListener('pointerup', end, { signal });
  drawing.addEventListener('pointercancel', end, { signal });
  drawing.addEventListener('touchstart', hold, { signal, passive: false });
  drawing.addEventListener('touchmove', hold, { signal, passive: false });
  drawing.addEventListener('click', click, { signal });
  return () => ended.abort();
}
