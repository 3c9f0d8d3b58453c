import type { OutboxContext } from './environment.ts';
import { isLocked } from './lock.ts';
import { dueAt, isBlocked, isLeased, isSendable, isWaiting, type LeadRow } from './row.ts';

/** Why a drain starts, by how much it insists. */
export const INSISTENCE = {
  /** Only what is due. */
  timer: 0,
  /** Also what its backoff holds back. */
  pageshow: 1,
  visible: 1,
  sync: 1,
  /** Also what has expired, or was answered by something that is not the service, as a network's sign-in page is. */
  online: 2,
  /** Also what waits for the owner to mend form or plan. */
  start: 3,
  visitor: 3,
} as const;

export type DrainCause = keyof typeof INSISTENCE;

/** The cause that it takes to try a row. */
function neededFor(row: LeadRow, now: number): DrainCause {
  if (dueAt(row, now) <= now) return 'timer';
  if (!isWaiting(row)) return 'online';
  return isBlocked(row) ? 'start' : 'visible';
}

/**
 * Whether a drain of `owner` may take a row. A lease keeps all others away, except that a drain under the lock takes
 * over from drains under the lock: these must be dead, or it would not have it.
 */
export function isClaimable(context: OutboxContext, row: LeadRow, owner: string, insistence: number): boolean {
  const now = context.now();
  const isFree = !isLeased(row, now) || (isLocked(owner) && isLocked(row.lease?.owner));
  return isFree && isSendable(row, context) && insistence >= INSISTENCE[neededFor(row, now)];
}
