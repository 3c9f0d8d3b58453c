import { isLocked } from './lock.ts';
import { dueAt, isBlocked, isLeased, type LeadRow } from './row.ts';

/** Why a drain starts, by how much it insists. */
export const INSISTENCE = {
  /** Only what is due. */
  timer: 0,
  /** Also what its backoff holds back. */
  pageshow: 1,
  visible: 1,
  sync: 1,
  /** Also what was answered by something that is not the service: that may have been this network's sign-in page. */
  online: 2,
  /** Also what waits for the owner to mend form or plan. */
  start: 3,
  /** Also what has expired. */
  visitor: 4,
} as const;

export type DrainCause = keyof typeof INSISTENCE;

/** How much it takes to try a row: see `INSISTENCE`. What the service has refused is not for us to repeat. */
function neededFor(row: LeadRow, now: number): number {
  if (row.state === 'refused') return Infinity;
  if (row.state === 'expired') return INSISTENCE.visitor;
  if (row.state === 'unknown') return INSISTENCE.online;
  if (dueAt(row, now) <= now) return INSISTENCE.timer;
  return isBlocked(row) ? INSISTENCE.start : INSISTENCE.visible;
}

/**
 * Whether a drain of `owner` may take a row. A lease keeps all others away, except that a drain under the lock takes
 * over from drains under the lock: these must be dead, or it would not have it.
 */
export const isClaimable = (row: LeadRow, owner: string, insistence: number, now: number): boolean =>
  insistence >= neededFor(row, now) && (!isLeased(row, now) || (isLocked(owner) && isLocked(row.lease?.owner)));
