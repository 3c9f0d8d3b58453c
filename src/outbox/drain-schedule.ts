import type { DrainCause, DrainResult } from './drain.ts';
import { INSISTENCE } from './queue.ts';
import { sleep } from './time-limit.ts';

/** A visitor who flips between tabs is no reason to send more often than this. */
const PAUSE_MS = 10_000;
const THROTTLED: readonly DrainCause[] = ['start', 'visible', 'pageshow'];

export interface DrainLimits {
  /** Nothing that might end later than this is begun. Milliseconds since 1970. */
  until?: number;
}

/**
 * One drain at a time in this page or worker; what is asked for meanwhile comes after it, as one.
 * `start`, `visible` and `pageshow` come at most once in 10 s; what comes sooner is deferred, never dropped.
 */
export function scheduleDrains(
  now: () => number,
  run: (cause: DrainCause, until: number) => Promise<DrainResult>,
): (cause: DrainCause, limits?: DrainLimits) => Promise<DrainResult> {
  let lastStart = -Infinity;
  let running: Promise<DrainResult> | null = null;
  let wanted: DrainCause | null = null;
  let deferred: Promise<DrainResult> | null = null;

  async function runWanted(until: number): Promise<DrainResult> {
    let result: DrainResult;
    do {
      const cause: DrainCause = wanted ?? 'timer';
      wanted = null;
      lastStart = now();
      result = await run(cause, until);
    } while (wanted);
    running = null;
    return result;
  }

  function request(cause: DrainCause, until = Infinity): Promise<DrainResult> {
    if (!wanted || INSISTENCE[cause] > INSISTENCE[wanted]) wanted = cause;
    running ??= runWanted(until);
    return running;
  }

  return (cause, { until } = {}) => {
    // The clock may have jumped, so never longer than the pause itself.
    const wait = THROTTLED.includes(cause) ? Math.min(PAUSE_MS, lastStart + PAUSE_MS - now()) : 0;
    if (wait <= 0) return request(cause, until);
    deferred ??= sleep(wait).then(() => {
      deferred = null;
      return request(cause, until);
    });
    return deferred;
  };
}
