import type { Nearness } from './nearness.ts';

/** Linear light is not needed for such small moves; three channels of 0..255. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The part of a still that fills the frame, in its pixels; fractions count. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

const CHANNELS = 3;

/** What is shifted against the rest settles in a few steps: nearness is smoother than any shift. */
const STEPS = 4;

/** Catmull–Rom: keeps edges crisp at every fraction of a pixel, so that nothing pulses while the camera moves. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x >= 2) return 0;
  return x >= 1 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : (1.5 * x - 2.5) * x * x + 1;
}

/** The first of four neighbours: beyond an edge the four are pushed inside, and the edge's own pixels stand there. */
const firstTap = (at: number, count: number) => Math.max(0, Math.min(count - 4, Math.floor(at) - 1));

/** Four weights for a place between pixels, into `weights`. */
function weigh(at: number, first: number, weights: Float32Array): void {
  let sum = 0;
  for (let tap = 0; tap < 4; tap += 1) {
    const weight = cubic(at - (first + tap));
    weights[tap] = weight;
    sum += weight;
  }
  for (let tap = 0; tap < 4; tap += 1) weights[tap] = (weights[tap] ?? 0) / (sum || 1);
}

/** One row of the still, between four of its rows. */
function mixRows({ data, width, height }: Pixels, at: number, weights: Float32Array, out: Float32Array): void {
  const first = firstTap(at, height);
  weigh(at, first, weights);
  const [a = 0, b = 0, c = 0, d = 0] = weights;
  const line = width * CHANNELS;
  const from = first * line;
  for (let index = 0; index < line; index += 1) {
    const place = from + index;
    const near = a * (data[place] ?? 0) + b * (data[place + line] ?? 0);
    out[index] = near + c * (data[place + 2 * line] ?? 0) + d * (data[place + 3 * line] ?? 0);
  }
}

/** One row of nearness at a share of the height. */
function nearnessRow({ data, width, height }: Nearness, share: number, out: Float32Array): void {
  const at = Math.max(0, Math.min(height - 1, share * height - 0.5));
  const first = Math.min(height - 2, Math.floor(at));
  const part = at - first;
  for (let index = 0; index < width; index += 1) {
    const place = first * width + index;
    out[index] = (1 - part) * (data[place] ?? 0) + part * (data[place + width] ?? 0);
  }
}

/** @param share of the row's width */
function between(row: Float32Array, share: number): number {
  const at = Math.max(0, Math.min(row.length - 1, share * row.length - 0.5));
  const first = Math.min(row.length - 2, Math.floor(at));
  const part = at - first;
  return (1 - part) * (row[first] ?? 0) + part * (row[first + 1] ?? 0);
}

export interface Parallax {
  nearness: Nearness;
  /** Share of the frame's width; what is at middle distance stays where it is. */
  shift: number;
}

/**
 * A rectangle of a picture at a frame's size, between the pixels: each of its rows, and then along that row.
 * @param out width × height × 3, overwritten
 */
export function resample(
  still: Pixels,
  { left, top, width: partWidth, height: partHeight }: Rectangle,
  { width, height }: { width: number; height: number },
  out: Float32Array,
  parallax: Parallax | null = null,
): void {
  const row = new Float32Array(still.width * CHANNELS);
  const near = new Float32Array(parallax?.nearness.width ?? 0);
  const weights = new Float32Array(4);
  const shift = (parallax?.shift ?? 0) * partWidth;
  for (let y = 0, target = 0; y < height; y += 1) {
    const down = top + ((y + 0.5) * partHeight) / height;
    mixRows(still, down - 0.5, weights, row);
    if (parallax) nearnessRow(parallax.nearness, down / still.height, near);
    for (let x = 0; x < width; x += 1, target += CHANNELS) {
      const straight = left + ((x + 0.5) * partWidth) / width;
      let across = straight;
      if (parallax)
        for (let step = 0; step < STEPS; step += 1)
          across = straight + shift * (between(near, across / still.width) - 0.5);
      const first = firstTap(across - 0.5, still.width);
      weigh(across - 0.5, first, weights);
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        let sum = 0;
        for (let tap = 0; tap < 4; tap += 1)
          sum += (weights[tap] ?? 0) * (row[(first + tap) * CHANNELS + channel] ?? 0);
        out[target + channel] = sum;
      }
    }
  }
}
