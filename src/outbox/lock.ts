import { OUTBOX_LOCK } from '#protocol/outbox-names.ts';

/**
 * Runs `work` under the one exclusive lock of all tabs and the worker. Without Web Locks, or when whoever holds the
 * lock sits on it for `limitMs` (iOS freezes tabs with their locks), `work` goes by leases alone: `holdsLock` is false.
 */
export async function underLock<T>(
  locks: LockManager | null,
  limitMs: number,
  work: (holdsLock: boolean) => Promise<T>,
): Promise<T> {
  if (!locks) return work(false);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limitMs);
  let isGranted = false;
  try {
    return await locks.request(OUTBOX_LOCK, { signal: abort.signal }, () => {
      isGranted = true;
      return work(true);
    });
  } catch (error) {
    if (isGranted) throw error;
    return work(false);
  } finally {
    clearTimeout(timer);
  }
}
