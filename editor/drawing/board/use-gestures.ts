import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { keyWay, snapped, type Point, type Thing } from '#editor/drawing/geometry/thing.ts';

/** So far is one step of a drag, and one of an arrow key, in units of the drawing. */
export interface Steps {
  drag: number;
  key: number;
}

/** How things are moved: each move begins anew from what is written then, and says how far it has come. */
export interface Movement {
  steps: Steps;
  begin: () => void;
  move: (thing: Thing, by: Point) => void;
  end: () => void;
}

/** Units of the drawing in a CSS pixel. */
function unitsPerPixel(element: SVGGraphicsElement): number {
  const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  return 1 / scale;
}

/** Dragging a thing, and moving it with the arrow keys: a key that is held down is one move. */
export function useGestures(thing: Thing, { steps, begin, move, end }: Movement) {
  const held = useRef<Point | null>(null);
  const way = useRef<Point | null>(null);
  const release = () => {
    const isHeld = held.current !== null || way.current !== null;
    held.current = null;
    way.current = null;
    // What ends may take the focus from the handle, which would end it again.
    if (isHeld) end();
  };
  const follow = (event: PointerEvent<SVGGraphicsElement>) => {
    if (!held.current) return;
    const units = unitsPerPixel(event.currentTarget);
    const by = { x: (event.clientX - held.current.x) * units, y: (event.clientY - held.current.y) * units };
    move(thing, snapped(thing, by, steps.drag));
  };
  return {
    onPointerDown(event: PointerEvent<SVGGraphicsElement>) {
      if (thing.moves === null || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY };
      begin();
    },
    onPointerMove: follow,
    onPointerUp(event: PointerEvent<SVGGraphicsElement>) {
      follow(event);
      release();
    },
    onPointerCancel: release,
    onKeyDown(event: KeyboardEvent) {
      const step = event.ctrlKey || event.metaKey ? null : keyWay(event.key, event.shiftKey, steps.key);
      if (!step || thing.moves === null) return;
      event.preventDefault();
      if (!way.current) begin();
      const { x, y } = way.current ?? { x: 0, y: 0 };
      way.current = { x: x + step.x, y: y + step.y };
      move(thing, snapped(thing, way.current, steps.key));
    },
    onKeyUp: release,
    onBlur: release,
  };
}
