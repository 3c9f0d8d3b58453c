import { dueAt, isLeased, isWaiting, type LeadRow } from './row.ts';

/** A lead as the waiting list shows it. */
export interface WaitingLead extends Pick<LeadRow, 'id' | 'form' | 'payload' | 'state' | 'createdAt' | 'last'> {
  /** When it is tried next; null where it no longer is. */
  nextAt: number | null;
}

export const waitingLead = (row: LeadRow, now: number): WaitingLead => ({
  ...row,
  // A lease that its owner did not live to end.
  state: row.state === 'sending' && !isLeased(row, now) ? 'queued' : row.state,
  nextAt: isWaiting(row) ? dueAt(row, now) : null,
});
