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

/** What is shifted settles in so many steps, for each pixel begins where the one before it ended. */
const STEPS = 2;

/** Catmull–Rom: keeps edges crisp at every fraction of a pixel, so that nothing pulses while the camera moves. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x >= 2) return 0;
  return x >= 1 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : (1.5 * x - 2.5) * x * x + 1;
}

/** As many places between two pixels as are told apart. */
const PHASES = 1024;

/** Four weights for each of these places. */
const WEIGHTS = Float32Array.from({ length: (PHASES + 1) * 4 }, (_, index) =>
  cubic(1 + Math.floor(index / 4) / PHASES - (index % 4)),
);

/** A place among `count` pixels, away from the ends, where four neighbours would not be had. */
const inside = (at: number, count: number) => Math.max(1, Math.min(count - 2.001, at));

/** Where the weights of a place's four neighbours begin. @param part 0..1, between the second and the third */
const weightsAt = (part: number) => Math.round(part * PHASES) * 4;

/** One row of the still, between four of its rows. */
function mixRows({ data, width, height }: Pixels, row: number, out: Float32Array): void {
  const at = inside(row, height);
  const second = Math.floor(at);
  const weight = weightsAt(at - second);
  const [a = 0, b = 0, c = 0, d = 0] = WEIGHTS.subarray(weight, weight + 4);
  const line = width * CHANNELS;
  const from = (second - 1) * line;
  for (let index = 0; index < line; index += 1) {
    const place = from + index;
    const near = a * (data[place] ?? 0) + b * (data[place + line] ?? 0);
    out[index] = near + c * (data[place + 2 * line] ?? 0) + d * (data[place + 3 * line] ?? 0);
  }
}

/** One pixel between four of its row, into `out` at `target`. */
function mixColumns(row: Float32Array, column: number, count: number, out: Float32Array, target: number): void {
  const at = inside(column, count);
  const second = Math.floor(at);
  const weight = weightsAt(at - second);
  const a = WEIGHTS[weight] ?? 0;
  const b = WEIGHTS[weight + 1] ?? 0;
  const c = WEIGHTS[weight + 2] ?? 0;
  const d = WEIGHTS[weight + 3] ?? 0;
  const from = (second - 1) * CHANNELS;
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const place = from + channel;
    const near = a * (row[place] ?? 0) + b * (row[place + 3] ?? 0);
    out[target + channel] = near + c * (row[place + 6] ?? 0) + d * (row[place + 9] ?? 0);
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
  const shift = (parallax?.shift ?? 0) * partWidth;
  for (let y = 0, target = 0; y < height; y += 1) {
    const down = top + ((y + 0.5) * partHeight) / height;
    mixRows(still, down - 0.5, row);
    if (parallax) nearnessRow(parallax.nearness, down / still.height, near);
    let aside = 0;
    for (let x = 0; x < width; x += 1, target += CHANNELS) {
      const straight = left + ((x + 0.5) * partWidth) / width;
      if (parallax)
        for (let step = 0; step < STEPS; step += 1)
          aside = shift * (between(near, (straight + aside) / still.width) - 0.5);
      mixColumns(row, straight + aside - 0.5, still.width, out, target);
    }
  }
}
