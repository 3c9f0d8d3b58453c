import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bestWithin } from '#tools/pictures/encoding/quality.mjs';
import { FRAMES_PER_SECOND, type Crop } from './film.ts';

const BT709 = ['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

interface Codec {
  ending: string;
  /** Constant quality, best first. */
  qualities: number[];
  options: readonly string[];
  /** Quick and somewhat heavier, for a film that is still being cut. */
  fast: readonly string[];
}

/** Both stream from their first byte, and every browser of the last years plays one of them. */
const CODECS: Codec[] = [
  {
    ending: 'av1.mp4',
    qualities: [30, 34, 38, 42, 46, 50],
    options: '-c:v libsvtav1 -preset 6 -pix_fmt yuv420p10le -g 120'.split(' '),
    fast: ['-preset', '9'],
  },
  {
    ending: 'mp4',
    qualities: [21, 23, 25, 27, 29, 31, 33, 35],
    options: '-c:v libx264 -preset slow -profile:v high -pix_fmt yuv420p -g 96'.split(' '),
    fast: ['-preset', 'veryfast'],
  },
];

const run = (options: readonly string[]) =>
  spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // SVT-AV1 reports its settings past ffmpeg; 1: errors only.
    env: { ...process.env, SVT_LOG: '1' },
  });

async function finished(child: ReturnType<typeof run>): Promise<void> {
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** From 0..255. Not by `Uint16Array.from`, which takes longer than painting the frame. */
function inSixteenBits(frame: Float32Array): Uint16Array<ArrayBuffer> {
  const values = new Uint16Array(frame.length);
  for (let index = 0; index < values.length; index += 1)
    values[index] = Math.max(0, Math.min(65_535, (frame[index] ?? 0) * 257 + 0.5));
  return values;
}

/** Writes frames as BT.709 of ten bits, to try qualities from: about 2 MB each, for no codec without loss is as fast. */
async function keep(frames: Iterable<Float32Array>, { width, height }: Crop, file: string): Promise<void> {
  const raw = `-f rawvideo -pix_fmt rgb48le -s ${width}x${height} -r ${FRAMES_PER_SECOND} -i -`.split(' ');
  const toBt709 = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p10le';
  const child = run([...raw, '-vf', toBt709, '-c:v', 'rawvideo', ...BT709, file]);
  const { stdin } = child;
  const done = finished(child);
  for (const frame of frames) {
    if (!stdin.write(Buffer.from(inSixteenBits(frame).buffer))) await Promise.race([once(stdin, 'drain'), done]);
  }
  stdin.end();
  await done;
}

export interface Encoded {
  ending: string;
  bytes: Buffer;
  quality: number;
}

/** A film's frames in every codec, each as good as its weight allows, without sound. */
export async function encodeFilm(frames: Iterable<Float32Array>, crop: Crop, isFast: boolean): Promise<Encoded[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'film-'));
  const kept = path.join(folder, 'kept.nut');
  try {
    await keep(frames, crop, kept);
    const encoded: Encoded[] = [];
    for (const { ending, qualities, options, fast } of CODECS) {
      const file = path.join(folder, `film.${ending}`);
      const how = isFast ? [...options, ...fast] : options;
      const attempt = async (quality: number) => {
        await finished(
          run(['-i', kept, '-an', ...how, '-crf', String(quality), ...BT709, '-movflags', '+faststart', file]),
        );
        return fs.readFile(file);
      };
      encoded.push({ ending, ...(await bestWithin(qualities, attempt, crop.most)) });
    }
    return encoded;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
