import type { FormKey } from '#protocol/forms.ts';
import type { Lead } from './lead.ts';
import { BLOCKED_WAIT_MS, LEASE_MS, LONGEST_BACKOFF_MS } from './limits.ts';
import type { Verdict } from './verdict.ts';

/** The last three are dead: the service refused it, it grew too old, or what answers is not the service. */
const STATES = ['queued', 'sending', 'refused', 'expired', 'unknown'] as const;
export type RowState = (typeof STATES)[number];

/** A lead as it is stored. Another build's rows may have more fields: they are kept as they are. */
export interface LeadRow {
  v: number;
  id: string;
  /** A key, never an address: a deploy may move the form. */
  form: FormKey;
  /** What the visitor gave. */
  payload: Omit<Lead, 'id' | 'form'>;
  hash: string;
  state: RowState;
  attempts: number;
  /** How many of the attempts were answered by something that is not the service. */
  unparsed: number;
  /** Milliseconds since 1970, as are all times here. */
  createdAt: number;
  /** Queued: when to try next. Dead: when to erase. */
  nextAt: number;
  /** Who is sending it, while `state` is `sending`. */
  lease: { owner: string; until: number } | null;
  last: { kind: Verdict['kind']; status: number | null } | null;
}

export const isWaiting = ({ state }: LeadRow): boolean => state === 'queued' || state === 'sending';
/** Whether the owner must mend form or plan first, so that trying again soon is of no use. */
export const isBlocked = ({ last }: LeadRow): boolean => last?.kind === 'blocked';

/** Stored rows come from any build, and localStorage from anyone: what is no row of ours is passed over, never deleted. */
export function isRow(value: unknown): value is LeadRow {
  const row = value as LeadRow | null | undefined;
  return typeof row?.id === 'string' && !!row.payload && STATES.includes(row.state) && row.nextAt >= 0;
}

export const leadOfRow = ({ id, form, payload }: LeadRow): Lead => ({ id, form, ...payload });

/** When a lease ends; null: nobody sends this row. An end further ahead than a lease lasts is a clock that jumped. */
export const leaseEnd = ({ state, lease }: LeadRow, now: number): number | null =>
  state === 'sending' && lease && lease.until > now && lease.until <= now + LEASE_MS ? lease.until : null;

/** When a waiting row may be tried; a time further ahead than any wait lasts means now. */
export const dueAt = (row: LeadRow, now: number): number =>
  leaseEnd(row, now) ?? (row.nextAt > now + (isBlocked(row) ? BLOCKED_WAIT_MS : LONGEST_BACKOFF_MS) ? now : row.nextAt);

/** The row in the hands of `owner`. A lease that another one left behind counts as an attempt: its copy may be out. */
export const leaseTo = (row: LeadRow, owner: string, now: number): LeadRow => ({
  ...row,
  state: 'sending',
  attempts: row.attempts + (row.state === 'sending' && row.lease?.owner !== owner ? 1 : 0),
  lease: { owner, until: now + LEASE_MS },
});
