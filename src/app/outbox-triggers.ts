import type { DrainCause } from '#outbox/claim.ts';
import { pageOutbox } from '#outbox/page-outbox.ts';

/** Timers of browsers end at about 24 days; a second at the least keeps a broken clock from a busy loop. */
const LONGEST_MS = 6 * 3_600_000;
const SHORTEST_MS = 1000;

/**
 * Everything that makes the page send what waits: its start, the network's return, being looked at again, and the
 * time at which the next lead is due. `navigator.onLine` is not asked: it is a hint, never a gate.
 * @returns what ends it
 */
export function drainWhenPossible(): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const plan = async () => {
    const due = await pageOutbox().nextDue();
    clearTimeout(timer);
    if (due === null || ended.signal.aborted) return;
    timer = setTimeout(() => drain('timer'), Math.min(LONGEST_MS, Math.max(SHORTEST_MS, due - Date.now())));
  };
  const drain = (cause: DrainCause) => {
    void pageOutbox().drain(cause).then(plan);
  };
  const { signal } = ended;
  window.addEventListener('online', () => drain('online'), { signal });
  window.addEventListener('pageshow', () => drain('pageshow'), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && drain('visible'), {
    signal,
  });
  window.addEventListener('outbox-changed', () => void plan(), { signal });
  drain('start');
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
