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
  payload: Lead;
  hash: string;
  state: RowState;
  /** How many copies were begun, the one on its way included. */
  attempts: number;
  /** How many of the attempts were answered by something that is not the service. */
  unparsed: number;
  /** Milliseconds since 1970, as are all times here. */
  createdAt: number;
  /** Queued: when to try next. Sending: when the lease ends. Dead: when to erase. */
  nextAt: number;
  /** Who is sending it, while `state` is `sending`. */
  lease: { owner: string } | null;
  last: Verdict | null;
  /** How long the page that stored it would keep it; rows of older builds do not say. Milliseconds. */
  retentionMs?: number;
}

/** A row in somebody's hands. */
export type LeasedRow = LeadRow & { lease: { owner: string } };

export const isWaiting = (row?: LeadRow | null): boolean => row?.state === 'queued' || row?.state === 'sending';
/** Whether the row is still to be sent, if only at a new start or network. */
export const isTried = (row?: LeadRow | null): boolean => isWaiting(row) || row?.state === 'unknown';
/** Whether the owner must mend form or plan first, so that trying again soon is of no use. */
export const isBlocked = ({ last }: LeadRow): boolean => last?.kind === 'blocked';

/** How long a row is tried, and kept once it is given up: the worker cannot know that its device is a shared tablet. */
export const retentionOf = ({ retentionMs = Infinity }: LeadRow, oursMs: number): number =>
  Math.min(retentionMs, oursMs);

/** Stored rows come from any build, and localStorage from anyone: what is no row of ours is passed over, never deleted. */
export function isRow(value: unknown): value is LeadRow {
  const row = value as LeadRow | null | undefined;
  return (
    typeof row?.id === 'string' &&
    !!row.payload?.fields &&
    STATES.includes(row.state) &&
    row.nextAt >= 0 &&
    row.createdAt >= 0
  );
}

/** Whether somebody is sending this row. An end further ahead than a lease lasts is a clock that jumped. */
export const isLeased = ({ state, nextAt }: LeadRow, now: number): boolean =>
  state === 'sending' && nextAt > now && nextAt <= now + LEASE_MS;

/** When a waiting row may be tried; a time further ahead than any wait lasts means now. */
export const dueAt = (row: LeadRow, now: number): number =>
  row.nextAt > now + (isBlocked(row) ? BLOCKED_WAIT_MS : LONGEST_BACKOFF_MS) ? now : row.nextAt;
