import type { Crop, Move, View } from './film.ts';
import type { Rectangle } from './resample.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a still in the frame's shape, made `zoom` times smaller, around a centre, wholly inside.
 * @param truck share of its width that stays free in all, left and right, for what the camera's way uncovers
 */
export function rectangleOf({ x, y, zoom }: View, still: Size, { width, height }: Crop, truck = 0): Rectangle {
  const room = Math.abs(truck);
  const scale = Math.min(still.width / (width * (1 + room)), still.height / height) / zoom;
  const part = { width: width * scale, height: height * scale };
  const inside = (centre: number, size: number, whole: number, free: number) =>
    Math.max(free, Math.min(whole - size - free, centre * whole - size / 2));
  return {
    ...part,
    left: inside(x, part.width, still.width, (part.width * room) / 2),
    top: inside(y, part.height, still.height, 0),
  };
}

/** Starts and stops softly, and goes evenly between. */
const ease = (at: number) => 0.35 * at * at * (3 - 2 * at) + 0.65 * at;

const between = (from: number, to: number, at: number) => from + (to - from) * at;

/** Where the camera is, and how far along its way. */
export interface Look {
  part: Rectangle;
  /** By how much of the frame's width what is nearest is shifted to the left against what is farthest. */
  shift: number;
}

/** @param at 0 at the shot's first frame, 1 at its last */
export function lookAt({ from, to }: Move, still: Size, crop: Crop, at: number, truck = 0): Look {
  const go = ease(at);
  const start = rectangleOf(from, still, crop, truck);
  const end = rectangleOf(to, still, crop, truck);
  // By ratio, so that a push goes at one speed.
  const width = start.width * (end.width / start.width) ** go;
  const height = (width * start.height) / start.width;
  return {
    part: {
      left: between(start.left + start.width / 2, end.left + end.width / 2, go) - width / 2,
      top: between(start.top + start.height / 2, end.top + end.height / 2, go) - height / 2,
      width,
      height,
    },
    shift: truck * (go - 0.5),
  };
}
