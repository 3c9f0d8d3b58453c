import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** How near each place of a still is: 0 the farthest, 1 the nearest. */
export interface Nearness {
  data: Float32Array;
  width: number;
  height: number;
}

const run = promisify(execFile);

/** As shares of the width: how far nearness spreads around things, so that their edges stay whole, and then fades. */
const SPREAD = 0.004;
const FADE = 0.006;

/** Metres along the line of sight, as the renderer writes them; the sky is very far. */
async function readDepth(file: string): Promise<Nearness> {
  const probe = ['-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', file];
  const { stdout: size } = await run('ffprobe', probe);
  const [width = 0, height = 0] = size.trim().split(',').map(Number);
  const planes = ['-v', 'error', '-i', file, '-f', 'rawvideo', '-pix_fmt', 'gbrpf32le', '-'];
  const { stdout } = await run('ffmpeg', planes, { encoding: 'buffer', maxBuffer: 2 ** 30 });
  // The three planes are one and the same. Copied: the buffer may start anywhere.
  const bytes = Uint8Array.from(stdout.subarray(0, width * height * 4));
  return { data: new Float32Array(bytes.buffer), width, height };
}

type Change = (line: Float32Array, radius: number, out: Float32Array) => void;

/** What `change` makes of every row, and then of every column. */
function alongLines({ data, width, height }: Nearness, radius: number, change: Change): Nearness {
  const out = Float32Array.from(data);
  for (const [count, step, lines, stride] of [
    [width, 1, height, width],
    [height, width, width, 1],
  ] as const) {
    const [line, changed] = [new Float32Array(count), new Float32Array(count)];
    for (let start = 0; start < lines * stride; start += stride) {
      for (let index = 0; index < count; index += 1) line[index] = out[start + index * step] ?? 0;
      change(line, radius, changed);
      for (let index = 0; index < count; index += 1) out[start + index * step] = changed[index] ?? 0;
    }
  }
  return { data: out, width, height };
}

/** The largest in reach of each place. */
const spread: Change = (line, radius, out) => {
  for (let index = 0; index < line.length; index += 1) {
    let most = 0;
    const end = Math.min(line.length - 1, index + radius);
    for (let at = Math.max(0, index - radius); at <= end; at += 1) most = Math.max(most, line[at] ?? 0);
    out[index] = most;
  }
};

/** The mean around each place; the ends go on as they are. */
const fade: Change = (line, radius, out) => {
  const at = (index: number) => line[Math.max(0, Math.min(line.length - 1, index))] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += at(index);
  for (let index = 0; index < line.length; index += 1) {
    out[index] = sum / (2 * radius + 1);
    sum += at(index + radius + 1) - at(index - radius);
  }
};

/** Nearness of a depth map, smooth enough that moving by it tears nothing. */
export function nearnessOf({ data, width, height }: Nearness): Nearness {
  const inverse = data.map((depth) => 1 / Math.max(depth, 0.01));
  const sorted = Float32Array.from(inverse).sort();
  const [far = 0, near = 1] = [0.02, 0.98].map((share) => sorted[Math.floor(share * (sorted.length - 1))]);
  const span = near - far || 1;
  const shares = inverse.map((value) => Math.max(0, Math.min(1, (value - far) / span)));
  const reach = (share: number) => Math.max(1, Math.round(share * width));
  const whole = alongLines({ data: shares, width, height }, reach(SPREAD), spread);
  // Twice, so that it sets in and ends softly.
  return alongLines(alongLines(whole, reach(FADE), fade), reach(FADE), fade);
}

/** A still's nearness by the depth that was rendered with its master; null: there is none, it moves as one. */
export async function loadNearness(name: string, masters: string | undefined): Promise<Nearness | null> {
  const file = masters && path.join(masters, `${name}.depth.0001.exr`);
  if (!file || !(await fs.stat(file).catch(() => null))) return null;
  return nearnessOf(await readDepth(file));
}
