import type { Device } from './offline-files.ts';

/**
 * Page and worker come from the same build only most of the time: after a deploy an open page talks to a newer
 * worker, or a new page to an older one. A message of another version reads as null and is passed over.
 */
const VERSION = 1;

export type ToWorker =
  /** Asks how far the pack is; with `fill`, asks for the rest of it. */
  | { type: 'pack'; device: Device; fill: boolean }
  /** Asks how much of a unit's walk is kept; wishes to keep it, or to keep it no longer. */
  | { type: 'walk'; unit: string; device: Device; wish: WalkWish }
  /** Asks a waiting worker to take over. Understood in every version: a page that is old must be able to end. */
  | { type: 'skip-waiting' };

export type ToPage =
  | { type: 'pack'; state: PackState; done: number; total: number }
  /** Of a unit's walk: how many of its pictures are there, and what the missing ones weigh in bytes. */
  | { type: 'walk'; unit: string; state: WalkState; done: number; total: number; missing: number }
  /** Asks which build the page is of; answered on the port. */
  | { type: 'who' };

/** `idle`: not complete, and nobody works on it. */
export type PackState = 'idle' | 'filling' | 'complete';

export type WalkWish = 'ask' | 'keep' | 'drop';

/** `out`: nobody has asked to keep it; `broken`: somebody has, and something is missing that nobody is fetching. */
export type WalkState = 'out' | 'filling' | 'kept' | 'broken';

/** A page's answer to `who`. */
export interface Here {
  type: 'here';
  entry: string;
}

const record = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

const WISHES: readonly unknown[] = ['ask', 'keep', 'drop'] satisfies WalkWish[];
const STATES: readonly unknown[] = ['out', 'filling', 'kept', 'broken'] satisfies WalkState[];
const isWish = (value: unknown): value is WalkWish => WISHES.includes(value);
const isWalkState = (value: unknown): value is WalkState => STATES.includes(value);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export const message = <Message extends ToWorker | ToPage | Here>(content: Message): Message & { v: number } => ({
  v: VERSION,
  ...content,
});

export function readToWorker(data: unknown): ToWorker | null {
  const { v, type, device, fill, unit, wish } = record(data);
  if (type === 'skip-waiting') return { type };
  const { pixels, avif } = record(device);
  if (v !== VERSION || !isCount(pixels) || typeof avif !== 'boolean') return null;
  if (type === 'pack') return { type, device: { pixels, avif }, fill: fill === true };
  return type === 'walk' && typeof unit === 'string' && isWish(wish)
    ? { type, unit, device: { pixels, avif }, wish }
    : null;
}

export function readToPage(data: unknown): ToPage | null {
  const { v, type, state, done, total, unit, missing } = record(data);
  if (v !== VERSION) return null;
  if (type === 'who') return { type };
  if (!isCount(done) || !isCount(total)) return null;
  if (type === 'walk')
    return typeof unit === 'string' && isWalkState(state) && isCount(missing)
      ? { type, unit, state, done, total, missing }
      : null;
  if (type !== 'pack') return null;
  return state === 'idle' || state === 'filling' || state === 'complete' ? { type, state, done, total } : null;
}

export function readHere(data: unknown): Here | null {
  const { v, type, entry } = record(data);
  return v === VERSION && type === 'here' && typeof entry === 'string' ? { type, entry } : null;
}
