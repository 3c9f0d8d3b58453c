import type { Device } from './offline-files.ts';

/**
 * Page and worker come from the same build only most of the time: after a deploy an open page talks to a newer
 * worker, or a new page to an older one. A message of another version reads as null and is passed over.
 */
const VERSION = 1;

export type ToWorker =
  /** Asks how far the pack is; with `fill`, asks for the rest of it. */
  | { type: 'pack'; device: Device; fill: boolean }
  /** Asks a waiting worker to take over. Understood in every version: a page that is old must be able to end. */
  | { type: 'skip-waiting' };

export type ToPage =
  | { type: 'pack'; state: PackState; done: number; total: number }
  /** Asks which build the page is of; answered on the port. */
  | { type: 'who' };

/** `idle`: not complete, and nobody works on it. */
export type PackState = 'idle' | 'filling' | 'complete';

/** A page's answer to `who`. */
export interface Here {
  type: 'here';
  entry: string;
}

const record = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export const message = <Message extends ToWorker | ToPage | Here>(content: Message): Message & { v: number } => ({
  v: VERSION,
  ...content,
});

export function readToWorker(data: unknown): ToWorker | null {
  const { v, type, device, fill } = record(data);
  if (type === 'skip-waiting') return { type };
  const { pixels, avif } = record(device);
  if (v !== VERSION || type !== 'pack' || !isCount(pixels) || typeof avif !== 'boolean') return null;
  return { type, device: { pixels, avif }, fill: fill === true };
}

export function readToPage(data: unknown): ToPage | null {
  const { v, type, state, done, total } = record(data);
  if (v !== VERSION) return null;
  if (type === 'who') return { type };
  if (type !== 'pack' || !isCount(done) || !isCount(total)) return null;
  return state === 'idle' || state === 'filling' || state === 'complete' ? { type, state, done, total } : null;
}

export function readHere(data: unknown): Here | null {
  const { v, type, entry } = record(data);
  return v === VERSION && type === 'here' && typeof entry === 'string' ? { type, entry } : null;
}
