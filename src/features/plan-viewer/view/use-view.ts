import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { attempt } from '#browser/attempt.ts';
import { listenToGestures } from './gestures.ts';
import { panBy, resized, STEP, WHOLE, zoomAt, type Point, type View } from './view.ts';

/** How far an arrow key shifts a magnified plan, in pixels. */
const NUDGE = 60;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
};

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, _: 1 / STEP };

/** Tells of an element's changes of size, where the browser does. @returns what ends it */
const watchSize = (element: Element, onChange: () => void): (() => void) =>
  attempt(
    () => {
      const observer = new ResizeObserver(onChange);
      observer.observe(element);
      return () => observer.disconnect();
    },
    () => {},
  );

/**
 * Looking at a part of something large: `frame` is the window, `paper` what moves behind it.
 * @param ownsWheel whether the wheel zooms even without Ctrl and without focus
 */
export function useView(ownsWheel: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const view = useRef<View>(WHOLE);
  const wheel = useRef(ownsWheel);
  // Only what the controls show is state: a finger's movement would render too often.
  const [scale, setScale] = useState(1);
  useEffect(() => {
    wheel.current = ownsWheel;
  }, [ownsWheel]);

  const show = (next: View, isSmooth: boolean) => {
    view.current = next;
    if (paper.current) {
      paper.current.dataset['smooth'] = String(isSmooth);
      paper.current.style.transform =
        next.scale === 1 ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    }
    setScale(next.scale);
  };
  const sizeOfFrame = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  const zoom = (factor: number) => {
    const { width, height } = sizeOfFrame();
    show(zoomAt(view.current, factor, { x: width / 2, y: height / 2 }, { width, height }), true);
  };
  const reset = () => show(WHOLE, true);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let size = sizeOfFrame();
    const unwatch = watchSize(element, () => {
      show(resized(view.current, size, sizeOfFrame()), false);
      size = sizeOfFrame();
    });
    const endGestures = listenToGestures(element, {
      view: () => view.current,
      show,
      ownsWheel: () => wheel.current || document.activeElement === element,
    });
    return () => {
      unwatch();
      endGestures();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = view.current.scale > 1 ? ARROWS[event.key] : undefined;
    const factor = ZOOM_KEYS[event.key];
    if (arrow) show(panBy(view.current, arrow, sizeOfFrame()), true);
    else if (factor) zoom(factor);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  };
  return { frame, paper, scale, zoomIn: () => zoom(STEP), zoomOut: () => zoom(1 / STEP), reset, onKeyDown };
}
