import { OUTBOX_LOCK } from '#protocol/outbox-names.ts';
import { timeoutSignal } from './time-limit.ts';

/** Begins the name of an owner that holds the lock. */
const LOCKED = 'lock:';

/** Whether the owner of a lease held the lock when it took it. */
export const isLocked = (owner?: string): boolean => !!owner?.startsWith(LOCKED);

/**
 * Runs `work`, which must not reject, under the one exclusive lock of all tabs and the worker; the name it is given to
 * own rows by says so (`isLocked`). Without Web Locks, or when whoever holds the lock sits on it for `limitMs` (iOS
 * freezes tabs with their locks), `work` goes by leases alone.
 */
export async function underLock<T>(
  { locks, owner }: { locks: LockManager | null; owner: string },
  limitMs: number,
  work: (owner: string) => Promise<T>,
): Promise<T> {
  try {
    if (locks) return await locks.request(OUTBOX_LOCK, { signal: timeoutSignal(limitMs) }, () => work(LOCKED + owner));
  } catch {
    // Not to be had.
  }
  return work(owner);
}
