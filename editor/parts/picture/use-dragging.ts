import { useRef, type PointerEvent } from 'react';
import { moved, type Crop, type Size } from '#editor/model/pictures/crop.ts';

interface Dragging {
  master: Size;
  /** The part where it is now. */
  start: Crop;
  change: (part: Crop) => void;
  /** The hand is off: what follows is a deed of its own. */
  rest: () => void;
}

interface Grip {
  x: number;
  y: number;
  crop: Crop;
  /** Pixels of the master in one of the screen. */
  scale: number;
}

/** Moves a part of a picture with a pointer, a finger too. */
export function useDragging({ master, start, change, rest }: Dragging) {
  const grip = useRef<Grip | null>(null);
  const release = () => {
    if (grip.current) rest();
    grip.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const shown = event.currentTarget.parentElement?.clientWidth ?? 0;
      if (event.button !== 0 || shown === 0) return;
      rest();
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, crop: start, scale: master[0] / shown };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!grip.current) return;
      const { x, y, crop, scale } = grip.current;
      change(moved(master, crop, (clientX - x) * scale, (clientY - y) * scale));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
