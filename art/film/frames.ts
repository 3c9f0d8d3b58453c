import { lookAt, rectangleOf } from './camera.ts';
import { DISSOLVE_SECONDS, FRAMES_PER_SECOND, type Crop, type Film, type Shot } from './film.ts';
import { resample, type Pixels } from './resample.ts';
import type { Titles } from './titles.ts';

/** How long a caption takes to come; it leaves with its picture. */
const CAPTION_SECONDS = 0.6;

/** One thing on the time line: a shot, or the card at the end. */
interface Scene {
  /** Seconds, dissolves included. */
  start: number;
  length: number;
  /** Its frame into `out`, 0..255, three channels. @param at seconds since its start */
  paint: (at: number, out: Float32Array) => void;
}

const mix = (one: number, other: number, share: number) => one + (other - one) * share;

/** Lays a picture with alpha over a frame. @param strength 0..1 */
function layOver(frame: Float32Array, { data }: { data: ArrayLike<number> }, strength: number): void {
  for (let from = 0, to = 0; to < frame.length; from += 4, to += 3) {
    const alpha = ((data[from + 3] ?? 0) / 255) * strength;
    if (alpha <= 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      frame[to + channel] = mix(frame[to + channel] ?? 0, data[from + channel] ?? 0, alpha);
  }
}

const smooth = (at: number) => {
  const share = Math.max(0, Math.min(1, at));
  return share * share * (3 - 2 * share);
};

export type LoadStill = (name: string) => Promise<Pixels>;

async function painterOf(shot: Shot, length: number, caption: Pixels | null, crop: Crop, load: LoadStill) {
  const layers = typeof shot.still === 'string' ? [{ name: shot.still, nearness: 1 }] : shot.still;
  const loaded = await Promise.all(layers.map(async ({ name, nearness }) => ({ pixels: await load(name), nearness })));
  const move = (crop.suffix !== '' && shot.small) || shot;
  const over = new Float32Array(crop.width * crop.height * 4);
  return (at: number, out: Float32Array) => {
    for (const { pixels, nearness } of loaded) {
      const [from, to] = [rectangleOf(move.from, pixels, crop), rectangleOf(move.to, pixels, crop)];
      const part = lookAt(from, to, at / length, nearness);
      resample(pixels, part, crop, pixels.channels === 3 ? out : over);
      if (pixels.channels === 4) layOver(out, { data: over }, 1);
    }
    if (caption) layOver(out, caption, smooth((at - DISSOLVE_SECONDS / 2) / CAPTION_SECONDS));
  };
}

/** The film as scenes that overlap by their dissolves. */
export async function scenesOf(film: Film, titles: Titles, crop: Crop, load: LoadStill): Promise<Scene[]> {
  const scenes: Scene[] = [];
  let start = 0;
  for (const [index, shot] of film.shots.entries()) {
    const length = shot.seconds + (index === 0 ? 1 : 2) * DISSOLVE_SECONDS;
    const paint = await painterOf(shot, length, titles.captions[index] ?? null, crop, load);
    scenes.push({ start, length, paint });
    start += length - DISSOLVE_SECONDS;
  }
  const card = (_at: number, out: Float32Array) => layOver(out, titles.card, 1);
  return [...scenes, { start, length: film.cardSeconds + DISSOLVE_SECONDS, paint: card }];
}

export const frameCount = (scenes: readonly Scene[]): number => {
  const last = scenes.at(-1);
  return last ? Math.round((last.start + last.length) * FRAMES_PER_SECOND) : 0;
};

/** One frame, 0..255 in three channels; fractions stay, for encoders of ten bits. */
export function paintFrame(scenes: readonly Scene[], frame: number, crop: Crop): Float32Array {
  const now = frame / FRAMES_PER_SECOND;
  const out = new Float32Array(crop.width * crop.height * 3);
  const next = new Float32Array(out.length);
  for (const { start, length, paint } of scenes) {
    const at = now - start;
    if (at < 0 || at >= length) continue;
    const share = start === 0 ? 1 : smooth(at / DISSOLVE_SECONDS);
    if (share >= 1) {
      paint(at, out);
      continue;
    }
    paint(at, next);
    for (let index = 0; index < out.length; index += 1) out[index] = mix(out[index] ?? 0, next[index] ?? 0, share);
  }
  return out;
}
