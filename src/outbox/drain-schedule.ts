import { INSISTENCE, type DrainCause } from './claim.ts';
import { drainOnce, type DrainResult } from './drain.ts';
import type { OutboxContext } from './environment.ts';
import { sleep } from './time-limit.ts';

/** A visitor who flips between tabs is no reason to send more often than this. */
const PAUSE_MS = 10_000;
const THROTTLED: readonly DrainCause[] = ['start', 'visible', 'pageshow'];

/**
 * One drain at a time in this page or worker; what is asked for meanwhile comes after it, as one.
 * `start`, `visible` and `pageshow` come at most once in 10 s; what comes sooner is deferred, never dropped.
 */
export function scheduleDrains(context: OutboxContext): (cause: DrainCause, until?: number) => Promise<DrainResult> {
  let lastStart = -Infinity;
  let last: Promise<unknown> = Promise.resolve();
  /** The drain that has not begun yet, and the one that is not even asked for. */
  let next: Promise<DrainResult> | null = null;
  let deferred: Promise<DrainResult> | null = null;
  /** The most that anybody insists who waits for either. */
  let insistence = 0;

  function request(until: number): Promise<DrainResult> {
    next ??= last.then(() => {
      const drain = drainOnce(context, insistence, until);
      next = null;
      insistence = 0;
      lastStart = context.now();
      return drain;
    });
    last = next;
    return next;
  }

  return (cause, until = Infinity) => {
    insistence = Math.max(insistence, INSISTENCE[cause]);
    // The clock may have jumped, so never longer than the pause itself.
    const wait = THROTTLED.includes(cause) ? Math.min(PAUSE_MS, lastStart + PAUSE_MS - context.now()) : 0;
    if (wait <= 0) return request(until);
    deferred ??= sleep(wait).then(() => {
      deferred = null;
      return request(until);
    });
    return deferred;
  };
}
