/** Linear light is not needed for such small moves; three channels of 0..255, or four with alpha. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** The part of a still that fills the frame, in its pixels; fractions count. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Taps {
  /** First of four neighbours, per output pixel. */
  first: Int32Array;
  /** Their weights, four per output pixel. */
  weights: Float32Array;
}

/** Catmull–Rom: keeps edges crisp at every fraction of a pixel, so that nothing pulses while the camera moves. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x >= 2) return 0;
  return x >= 1 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : (1.5 * x - 2.5) * x * x + 1;
}

function tapsFor(start: number, length: number, count: number, limit: number): Taps {
  const first = new Int32Array(count);
  const weights = new Float32Array(count * 4);
  for (let index = 0; index < count; index += 1) {
    const at = start + ((index + 0.5) * length) / count - 0.5;
    // Neighbours outside are the edge's own pixels: near the edge the window of four is pushed inside.
    const base = Math.max(0, Math.min(limit - 4, Math.floor(at) - 1));
    first[index] = base;
    let sum = 0;
    for (let tap = 0; tap < 4; tap += 1) {
      const weight = cubic(at - (base + tap));
      weights[index * 4 + tap] = weight;
      sum += weight;
    }
    for (let tap = index * 4; tap < index * 4 + 4; tap += 1) weights[tap] = (weights[tap] ?? 0) / (sum || 1);
  }
  return { first, weights };
}

/**
 * A rectangle of a picture at a frame's size, between the pixels: first along the rows, then along the columns.
 * @param out width × height × channels, overwritten
 */
export function resample(
  { data, width: sourceWidth, height: sourceHeight, channels }: Pixels,
  { left, top, width: partWidth, height: partHeight }: Rectangle,
  { width, height }: { width: number; height: number },
  out: Float32Array,
): void {
  const columns = tapsFor(left, partWidth, width, sourceWidth);
  const rows = tapsFor(top, partHeight, height, sourceHeight);
  const firstRow = rows.first[0] ?? 0;
  const rowCount = (rows.first[height - 1] ?? 0) + 4 - firstRow;
  const line = width * channels;
  const between = new Float32Array(rowCount * line);
  for (let row = 0; row < rowCount; row += 1) {
    const from = (firstRow + row) * sourceWidth * channels;
    mixAlong(data, from, channels, columns, between, row * line);
  }
  for (let row = 0; row < height; row += 1) {
    const at = ((rows.first[row] ?? 0) - firstRow) * line;
    mixRows(between, at, line, rows.weights.subarray(row * 4, row * 4 + 4), out, row * line);
  }
}

/** A row at the frame's width: for each of its pixels four neighbours by their weights. */
function mixAlong(
  source: Uint8Array,
  from: number,
  channels: number,
  { first, weights }: Taps,
  out: Float32Array,
  to: number,
): void {
  let target = to;
  for (let column = 0; column < first.length; column += 1) {
    const tap = column * 4;
    const a = weights[tap] ?? 0;
    const b = weights[tap + 1] ?? 0;
    const c = weights[tap + 2] ?? 0;
    const d = weights[tap + 3] ?? 0;
    const base = from + (first[column] ?? 0) * channels;
    for (let at = base; at < base + channels; at += 1) {
      const near = a * (source[at] ?? 0) + b * (source[at + channels] ?? 0);
      out[target] = near + c * (source[at + 2 * channels] ?? 0) + d * (source[at + 3 * channels] ?? 0);
      target += 1;
    }
  }
}

/** A row out of four rows by their weights. */
function mixRows(
  rows: Float32Array,
  from: number,
  line: number,
  [a = 0, b = 0, c = 0, d = 0]: Float32Array,
  out: Float32Array,
  to: number,
): void {
  for (let index = 0; index < line; index += 1) {
    const at = from + index;
    const near = a * (rows[at] ?? 0) + b * (rows[at + line] ?? 0);
    out[to + index] = near + c * (rows[at + 2 * line] ?? 0) + d * (rows[at + 3 * line] ?? 0);
  }
}
