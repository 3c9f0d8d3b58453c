import type { DrainCause } from '#outbox/policy.ts';
import type { Outbox } from '#outbox/outbox.ts';

/** Timers of browsers end at about 24 days; a second at the least keeps a broken clock from a busy loop. */
const LONGEST_MS = 6 * 3_600_000;
const SHORTEST_MS = 1000;

/**
 * Everything that makes the page send what waits: its start, the network's return, being looked at again, and the
 * time at which the next lead is due. `navigator.onLine` is not asked: it is a hint, never a gate.
 */
export function drainWhenPossible(outbox: Outbox): void {
  let timer: ReturnType<typeof setTimeout>;
  const plan = async () => {
    const due = await outbox.nextDue();
    clearTimeout(timer);
    if (due === null) return;
    timer = setTimeout(() => drain('timer'), Math.min(LONGEST_MS, Math.max(SHORTEST_MS, due - Date.now())));
  };
  const drain = (cause: DrainCause) => void outbox.drain(cause).then(plan);
  addEventListener('online', () => drain('online'));
  addEventListener('pageshow', () => drain('pageshow'));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && drain('visible'));
  outbox.subscribe(() => void plan());
  drain('start');
}
