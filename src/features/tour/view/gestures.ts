import { wheelPixels } from '#browser/wheel-pixels.ts';
import { degreesPerPixel } from './lens.ts';
import type { Look, Size } from './look.ts';
import type { Eyes } from './eyes.ts';

interface Point {
  x: number;
  y: number;
}

interface GestureTarget {
  eyes: Eyes;
  size: () => Size;
  /** Whether the wheel belongs to the picture: only where there is no page around it. */
  ownsWheel: () => boolean;
}

/** What one press of an arrow key turns, and by how much plus and minus open or close the view, in degrees. */
const [TURN, TILT, ZOOM] = [15, 10, 12];

const KEYS: Readonly<Record<string, Partial<Look>>> = {
  ArrowLeft: { yaw: -TURN },
  ArrowRight: { yaw: TURN },
  ArrowUp: { pitch: TILT },
  ArrowDown: { pitch: -TILT },
  '+': { width: -ZOOM },
  '=': { width: -ZOOM },
  '-': { width: ZOOM },
  _: { width: ZOOM },
};

/** Degrees for a pixel of the wheel. */
const PER_WHEEL_PIXEL = 0.05;
/** A finger that has not moved for so long has stopped: it throws nothing. */
const STOPPED_MS = 60;

/** Turns by a key that is one of ours. @returns whether it was */
export function turnByKey(eyes: Eyes, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const by = ctrlKey || metaKey || altKey ? undefined : KEYS[key];
  if (by) eyes.turn(by);
  return by !== undefined;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1;

/** One pointer takes hold of the picture and may throw it, two pinch it. */
function pointerListeners(element: HTMLElement, { eyes, size }: GestureTarget) {
  const pointers = new Map<number, Point>();
  let speed = { yaw: 0, pitch: 0 };
  let movedAt = 0;
  const down = ({ button, pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    if (button !== 0) return;
    pointers.set(pointerId, { x: clientX, y: clientY });
    element.setPointerCapture(pointerId);
    [speed, movedAt] = [{ yaw: 0, pitch: 0 }, timeStamp];
    // What was still turning is stopped by the hand.
    eyes.turn({}, true);
  };
  const move = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    const before = pointers.get(pointerId);
    if (!before) return;
    const after = { x: clientX, y: clientY };
    const other = [...pointers].find(([id]) => id !== pointerId)?.[1];
    pointers.set(pointerId, after);
    const look = eyes.look();
    if (other) return eyes.turn({ width: look.width * (distance(before, other) / distance(after, other) - 1) }, true);
    const degrees = degreesPerPixel(look, size());
    // What the finger holds goes with it.
    const by = { yaw: (before.x - after.x) * degrees.yaw, pitch: (after.y - before.y) * degrees.pitch };
    const ms = Math.max(1, timeStamp - movedAt);
    [speed, movedAt] = [{ yaw: by.yaw / ms, pitch: by.pitch / ms }, timeStamp];
    eyes.turn(by, true);
  };
  const end = ({ pointerId, timeStamp, type }: PointerEvent) => {
    if (!pointers.delete(pointerId) || pointers.size > 0) return;
    if (type === 'pointerup' && timeStamp - movedAt < STOPPED_MS) eyes.glide(speed);
  };
  return { down, move, end };
}

/** Listens to fingers, mouse and wheel on the picture. @returns ends it */
export function listenToGestures(element: HTMLElement, target: GestureTarget): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const { down, move, end } = pointerListeners(element, target);
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) element.addEventListener(type, end, { signal });
  element.addEventListener(
    'wheel',
    (event) => {
      if (!target.ownsWheel()) return;
      const pixels = wheelPixels(event);
      event.preventDefault();
      target.eyes.turn({ width: pixels * PER_WHEEL_PIXEL });
    },
    { signal, passive: false },
  );
  return () => ended.abort();
}
