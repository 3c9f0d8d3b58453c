import { turned, type Direction } from '#site/tour/direction.ts';

/** What the sensors say, in degrees. */
type Turn = Pick<DeviceOrientationEvent, 'alpha' | 'beta' | 'gamma'>;

/** Nearer to straight up or down than this the compass direction jumps: the last one stays. */
const STEEP = 75;

const RADIANS = Math.PI / 180;

/**
 * Which way the back of the device looks. How it is turned about that way does not matter, so it may be held upright or
 * on its side, and the horizon stays level. Null: the device does not know.
 */
export function deviceDirection({ alpha, beta, gamma }: Turn): Direction | null {
  if (alpha === null || beta === null || gamma === null) return null;
  const [a, b, c] = [alpha * RADIANS, beta * RADIANS, gamma * RADIANS];
  // The device's -z after the turns about z, x and y that the standard names: x to the east, y to the north, z up.
  const east = -Math.cos(a) * Math.sin(c) - Math.sin(a) * Math.sin(b) * Math.cos(c);
  const north = -Math.sin(a) * Math.sin(c) + Math.cos(a) * Math.sin(b) * Math.cos(c);
  const up = -Math.cos(b) * Math.cos(c);
  return { yaw: Math.atan2(east, north) / RADIANS, pitch: Math.asin(Math.min(1, Math.max(-1, up))) / RADIANS };
}

/** Turns what the device says into where the visitor looks: the turn goes on from where the look was when it began. */
export function follower(start: Direction): (turn: Turn) => Direction | null {
  let last: number | null = null;
  let { yaw } = start;
  return (turn) => {
    const direction = deviceDirection(turn);
    if (!direction) return null;
    if (Math.abs(direction.pitch) < STEEP) {
      if (last !== null) yaw += turned(direction.yaw - last);
      last = direction.yaw;
    }
    return { yaw, pitch: direction.pitch };
  };
}

/** What only Safari has: it gives no movement that it was not asked for. */
interface Asking {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** Whether there may be something to follow: a device that is held in hands. */
export const canFollow = (): boolean =>
  'DeviceOrientationEvent' in window && window.matchMedia('(pointer: coarse)').matches;

/** How long a device may say nothing before it counts as one without sensors. */
const SILENCE_MS = 1500;

/**
 * Follows the device until it is ended. Must be called while a tap is being handled, or Safari asks nobody.
 * @param onTurn told where to look
 * @param onSilence told once, when the visitor or the device refuses
 * @returns ends it
 */
export function followDevice(
  start: Direction,
  onTurn: (direction: Direction) => void,
  onSilence: () => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const follow = follower(start);
  const listen = () => {
    const timer = setTimeout(() => !signal.aborted && onSilence(), SILENCE_MS);
    window.addEventListener(
      'deviceorientation',
      (turn) => {
        const direction = follow(turn);
        if (!direction) return;
        clearTimeout(timer);
        onTurn(direction);
      },
      { signal },
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const asked = (window.DeviceOrientationEvent as Asking).requestPermission?.() ?? Promise.resolve('granted');
  asked.then(
    (answer) => !signal.aborted && (answer === 'granted' ? listen() : onSilence()),
    () => !signal.aborted && onSilence(),
  );
  return () => ended.abort();
}
