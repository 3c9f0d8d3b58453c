import type { Crop, View } from './film.ts';
import type { Rectangle } from './resample.ts';

interface Size {
  width: number;
  height: number;
}

/** The largest part of a still in the frame's shape, made `zoom` times smaller, around a centre, wholly inside. */
export function rectangleOf({ x, y, zoom }: View, still: Size, { width, height }: Crop): Rectangle {
  const scale = Math.min(still.width / width, still.height / height) / zoom;
  const part = { width: width * scale, height: height * scale };
  const inside = (centre: number, size: number, room: number) =>
    Math.max(0, Math.min(room - size, centre * room - size / 2));
  return { ...part, left: inside(x, part.width, still.width), top: inside(y, part.height, still.height) };
}

/** Starts and stops softly, and goes evenly between. */
const ease = (at: number) => 0.35 * at * at * (3 - 2 * at) + 0.65 * at;

const between = (from: number, to: number, at: number) => from + (to - from) * at;

/**
 * Where the camera is.
 * @param at 0 at the shot's first frame, 1 at its last
 * @param nearness 1 moves as the camera does, 0 not at all
 */
export function lookAt(from: Rectangle, to: Rectangle, at: number, nearness = 1): Rectangle {
  const go = ease(at);
  // A shot's middle is where all layers lie as they were painted.
  const moved = between(0.5, go, nearness);
  // By ratio, so that a push goes at one speed.
  const width = from.width * (to.width / from.width) ** moved;
  const height = (width * from.height) / from.width;
  const left = between(from.left + from.width / 2, to.left + to.width / 2, moved) - width / 2;
  const top = between(from.top + from.height / 2, to.top + to.height / 2, moved) - height / 2;
  return { left, top, width, height };
}
