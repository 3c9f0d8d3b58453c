import { wheelPixels } from '#browser/wheel-pixels.ts';
import { CLOSE, panBy, pinch, WHOLE, zoomAt, type Point, type Size, type View } from './view.ts';

/** What gestures move. */
export interface GestureTarget {
  view: () => View;
  /** `isSmooth`: a step, to be shown as a movement; else it follows a finger. */
  show: (view: View, isSmooth: boolean) => void;
  /** Whether the wheel belongs to what is looked at even without Ctrl. */
  ownsWheel: () => boolean;
}

const TAP_MS = 300;
/** Pixels that a finger may move and still tap. */
const SLACK = 8;
/** Pixels between the two taps of a double one. */
const APART = 30;
/** Magnification for a pixel of the wheel: a notch is about 100, a trackpad sends a few at a time. */
const PER_PIXEL = 0.0025;

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight });

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** The wheel zooms with Ctrl, which is also how browsers tell a trackpad's pinch, or where the plan owns it. */
function wheelListener(element: HTMLElement, { view, show, ownsWheel }: GestureTarget) {
  return (event: WheelEvent) => {
    const isPinch = event.ctrlKey || event.metaKey;
    if (!isPinch && !ownsWheel()) return;
    const pixels = wheelPixels(event);
    const next = zoomAt(view(), Math.exp(-pixels * PER_PIXEL), pointIn(element, event), sizeOf(element));
    // Nothing left to zoom: the page scrolls on. The browser's own zoom must not take over a pinch.
    if (next.scale === view().scale && !isPinch) return;
    event.preventDefault();
    show(next, false);
  };
}

/** Calls back for every second of two quick taps at one place. */
function doubleTap(onDoubleTap: (point: Point) => void) {
  let last: { point: Point; time: number } | null = null;
  return (point: Point, time: number) => {
    const isSecond = last !== null && time - last.time < TAP_MS && distance(last.point, point) < APART;
    last = isSecond ? null : { point, time };
    if (isSecond) onDoubleTap(point);
  };
}

/** One pointer shifts a magnified plan, two pinch it, a double tap looks closer or at the whole again. */
function pointerListeners(element: HTMLElement, { view, show }: GestureTarget) {
  const pointers = new Map<number, Point>();
  let pressed: Point | null = null;
  const tap = doubleTap((point) => show(view().scale > 1 ? WHOLE : zoomAt(WHOLE, CLOSE, point, sizeOf(element)), true));
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const point = pointIn(element, event);
    pointers.set(event.pointerId, point);
    pressed = pointers.size === 1 ? point : null;
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const after = pointIn(element, event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && pressed && distance(pressed, after) < SLACK) return;
    pressed = null;
    pointers.set(event.pointerId, after);
    if (!other && view().scale === 1) return;
    // A drag goes on outside the frame.
    element.setPointerCapture(event.pointerId);
    if (other) show(pinch(view(), [before, other], [after, other], sizeOf(element)), false);
    else show(panBy(view(), { x: after.x - before.x, y: after.y - before.y }, sizeOf(element)), false);
  };
  const end = (event: PointerEvent) => {
    if (pressed && pointers.has(event.pointerId) && event.type === 'pointerup') tap(pressed, event.timeStamp);
    pointers.delete(event.pointerId);
    pressed = null;
  };
  return { down, move, end };
}

/** With two fingers on the plan the page neither scrolls nor zooms: browsers would take the pointers away for it. */
function keepPinch(event: TouchEvent) {
  if (event.touches.length > 1) event.preventDefault();
}

/** Listens to wheel, fingers and mouse on a plan's frame. Returns what ends it. */
export function listenToGestures(element: HTMLElement, target: GestureTarget): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const { down, move, end } = pointerListeners(element, target);
  // React's own listeners are passive: they could not keep the page from scrolling.
  element.addEventListener('wheel', wheelListener(element, target), { signal, passive: false });
  element.addEventListener('touchstart', keepPinch, { signal, passive: false });
  element.addEventListener('touchmove', keepPinch, { signal, passive: false });
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', end, { signal });
  return () => ended.abort();
}
