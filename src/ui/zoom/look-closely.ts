import { watchSize } from '#browser/watch-size.ts';
import { listenToGestures } from './gestures.ts';
import { lookAt, panBy, resized, STEP, WHOLE, zoomAt, type Point, type Size, type View } from './view.ts';

/** How far an arrow key shifts something magnified, in pixels. */
const NUDGE = 60;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
};

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, _: 1 / STEP };

/** Magnifies all that is on the paper, its words too. */
export function magnify(paper: HTMLElement, { scale, x, y }: View): void {
  paper.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Makes the paper larger, so that what is placed on it by percent moves apart and keeps its size. */
export function enlarge(paper: HTMLElement, { scale, x, y }: View): void {
  const size = scale === 1 ? '' : `${scale * 100}%`;
  paper.style.width = size;
  paper.style.height = size;
  paper.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px)`;
}

interface LookOptions {
  /** How the paper shows what is looked at. */
  place: (paper: HTMLElement, view: View) => void;
  /** Whether the wheel zooms even without Ctrl and without focus. */
  ownsWheel: () => boolean;
  onScale: (scale: number) => void;
}

/** A key as React and the browser tell it. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

export interface CloseLook {
  /** Magnified by so much, around the middle. */
  zoom: (factor: number) => void;
  reset: () => void;
  /** Puts a point of the paper, which the frame's size tells, into the middle, magnified so much at least. */
  centre: (at: (frame: Size) => Point, nearest: number) => void;
  onKey: (event: Key) => void;
  end: () => void;
}

/** Looks at a part of something large: `frame` is the window, `paper` what moves behind it. */
export function lookClosely(
  frame: HTMLElement,
  paper: HTMLElement,
  { place, ownsWheel, onScale }: LookOptions,
): CloseLook {
  let view = WHOLE;
  const sizeOfFrame = () => ({ width: frame.clientWidth, height: frame.clientHeight });
  const show = (next: View, isSmooth: boolean) => {
    view = next;
    paper.dataset['smooth'] = String(isSmooth);
    place(paper, next);
    onScale(next.scale);
  };
  const zoom = (factor: number) => {
    const { width, height } = sizeOfFrame();
    show(zoomAt(view, factor, { x: width / 2, y: height / 2 }, { width, height }), true);
  };
  const reset = () => show(WHOLE, true);
  let size = sizeOfFrame();
  const unwatch = watchSize(frame, () => {
    show(resized(view, size, sizeOfFrame()), false);
    size = sizeOfFrame();
  });
  const endGestures = listenToGestures(frame, {
    view: () => view,
    show,
    ownsWheel: () => ownsWheel() || document.activeElement === frame,
  });
  return {
    zoom,
    reset,
    centre: (at, nearest) => show(lookAt(at(sizeOfFrame()), Math.max(view.scale, nearest), sizeOfFrame()), true),
    onKey: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = view.scale > 1 ? ARROWS[event.key] : undefined;
      const factor = ZOOM_KEYS[event.key];
      if (arrow) show(panBy(view, arrow, sizeOfFrame()), true);
      else if (factor) zoom(factor);
      else if (event.key === '0') reset();
      else return;
      event.preventDefault();
    },
    end: () => {
      unwatch();
      endGestures();
    },
  };
}
