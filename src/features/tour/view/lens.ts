import type { Direction } from '#site/tour/direction.ts';
import type { Look, Size } from './look.ts';

/** How a window shows a look: tilted by so many degrees, and its middle shifted up, in distances from the eye to it. */
export interface Lens {
  tilt: number;
  shift: number;
}

/** So far up or down, in degrees, a window is shifted and not tilted, as architects' cameras are: what is upright stays so. */
const UPRIGHT = 30;
/** So far from the level, in distances from the eye, a shifted window reaches at most: further out things grow long. */
const REACH = 1.6;

const RADIANS = Math.PI / 180;

/** How far from the middle the edges are, in distances from the eye to the window. */
export function spreadOf({ width }: Pick<Look, 'width'>, size: Size): readonly [x: number, y: number] {
  const half = Math.tan((width / 2) * RADIANS);
  return [half, (half * size.height) / Math.max(1, size.width)];
}

/** The middle of the window is where one looks, shifted or tilted. Whoever looks on, up or down, is tilted after all. */
export function lensOf(look: Pick<Look, 'pitch' | 'width'>, size: Size): Lens {
  const steep = Math.abs(look.pitch);
  const most = Math.min(UPRIGHT, Math.atan(Math.max(0, REACH - spreadOf(look, size)[1])) / RADIANS);
  // For each degree beyond the most half a degree of the shift is given back: straight down nothing is drawn long.
  const shifted = Math.sign(look.pitch) * Math.min(steep, Math.max(0, (3 * most - steep) / 2));
  return { tilt: look.pitch - shifted, shift: Math.tan(shifted * RADIANS) };
}

/** Degrees for a pixel in the middle of the window, where a finger is to keep what it holds. */
export function degreesPerPixel(look: Look, size: Size): { yaw: number; pitch: number } {
  const pixel = (2 * spreadOf(look, size)[0]) / Math.max(1, size.width);
  const { shift } = lensOf(look, size);
  return { yaw: Math.atan(pixel) / RADIANS, pitch: Math.atan(pixel / (1 + shift * shift)) / RADIANS };
}

/** Where something is seen, in CSS pixels from the upper left corner, in the window or outside of it; null: behind. */
export function placeIn(look: Look, { yaw, pitch }: Direction, size: Size): { x: number; y: number } | null {
  const lens = lensOf(look, size);
  const turn = (yaw - look.yaw) * RADIANS;
  const [up, tilt] = [pitch * RADIANS, lens.tilt * RADIANS];
  const side = Math.cos(up) * Math.sin(turn);
  const ahead = Math.cos(up) * Math.cos(turn);
  // The window is tilted: what is ahead comes down into it.
  const depth = ahead * Math.cos(tilt) + Math.sin(up) * Math.sin(tilt);
  const height = Math.sin(up) * Math.cos(tilt) - ahead * Math.sin(tilt);
  if (depth <= 0.01) return null;
  const [spreadX, spreadY] = spreadOf(look, size);
  const [x, y] = [side / depth / spreadX, (height / depth - lens.shift) / spreadY];
  return { x: ((1 + x) / 2) * size.width, y: ((1 - y) / 2) * size.height };
}
