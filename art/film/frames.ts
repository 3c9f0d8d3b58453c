import { lookAt } from './camera.ts';
import { DISSOLVE_SECONDS, FRAMES_PER_SECOND, type Crop, type Film, type Shot } from './film.ts';
import type { Nearness } from './nearness.ts';
import { resample, type Pixels } from './resample.ts';
import type { Overlay, Titles } from './titles.ts';

/** How long words take to come, and captions to leave: never two at once. */
const WORDS_SECONDS = 0.5;

/** One shot on the time line. */
interface Scene {
  /** Seconds, dissolves included. */
  start: number;
  length: number;
  /** Its frame into `out`, 0..255, three channels. @param at seconds since its start */
  paint: (at: number, out: Float32Array) => void;
}

const mix = (one: number, other: number, share: number) => one + (other - one) * share;

/** Lays words over a frame. @param strength 0..1 */
function layOver(frame: Float32Array, { data }: Overlay, strength: number): void {
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

export interface Still {
  pixels: Pixels;
  nearness: Nearness | null;
}

interface Words {
  veil: Overlay | null;
  text: Overlay;
  /** Seconds since the shot's start. */
  from: number;
  to: number;
}

function painterOf(shot: Shot, length: number, words: Words | null, crop: Crop, { pixels, nearness }: Still) {
  const move = (crop.suffix !== '' && shot.small) || shot;
  const truck = nearness ? (shot.truck ?? 0) : 0;
  return (at: number, out: Float32Array) => {
    const { part, shift } = lookAt(move, pixels, crop, at / length, truck);
    resample(pixels, part, crop, out, nearness && truck !== 0 ? { nearness, shift } : null);
    if (words?.veil) layOver(out, words.veil, 1);
    if (!words) return;
    const strength = Math.min(smooth((at - words.from) / WORDS_SECONDS), smooth((words.to - at) / WORDS_SECONDS));
    layOver(out, words.text, strength);
  };
}

/** The film as scenes that overlap by their dissolves. */
export async function scenesOf(
  { shots, card }: Film,
  titles: Titles,
  crop: Crop,
  load: (shot: Shot) => Promise<Still>,
): Promise<Scene[]> {
  const scenes: Scene[] = [];
  let start = 0;
  for (const [index, shot] of [...shots, card].entries()) {
    const isCard = index === shots.length;
    const length = shot.seconds + (index === 0 || isCard ? 1 : 2) * DISSOLVE_SECONDS;
    const text = isCard ? titles.card : titles.captions[index];
    const words = text && {
      text,
      veil: isCard ? null : titles.veil,
      from: index === 0 || isCard ? DISSOLVE_SECONDS / 2 : DISSOLVE_SECONDS - WORDS_SECONDS / 2,
      to: isCard ? Infinity : length - DISSOLVE_SECONDS + WORDS_SECONDS / 2,
    };
    scenes.push({ start, length, paint: painterOf(shot, length, words ?? null, crop, await load(shot)) });
    start += length - DISSOLVE_SECONDS;
  }
  return scenes;
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
