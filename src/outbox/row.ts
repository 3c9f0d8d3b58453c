import type { FormKey } from '#protocol/outbox/forms.ts';
import type { Lead } from './lead.ts';
import { receiverOf, type CopyForm } from './receivers.ts';
import type { Verdict } from './verdict.ts';

/**
 * The last three are not tried by the clock: the service refused it, it is given up for its age, or what answers is not
 * the service. All but the refused are tried at a new start or network, and a last time before they are erased.
 */
const STATES = ['queued', 'sending', 'refused', 'expired', 'unknown'] as const;
export type RowState = (typeof STATES)[number];

/** A copy of a lead, for one receiver, as it is stored. Another build's rows may have more fields: they are kept as they are. */
export interface LeadRow {
  /** Of the form's row: how many receivers got a row when it was stored; the others are made from it. */
  v: number;
  /** The lead's, as its receiver's copy has it. */
  id: string;
  /** A key, never an address: a deploy may move the form. */
  form: CopyForm;
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
  /** Queued: when to try next. Sending: when the lease ends. Refused: when to erase. Else: when to try a last time. */
  nextAt: number;
  /** Who is sending it, while `state` is `sending`. */
  lease: Lease | null;
  last: Verdict | null;
  /** How long the page that stored it would keep it; rows of older builds do not say. Milliseconds. */
  retentionMs?: number;
  /** Since when it is refused or expired; stays while it is tried again. */
  givenUpAt?: number | undefined;
  /** Another receiver has the lead. */
  confirmed?: boolean;
}

/** What keeps all others away from a row: who is sending it. */
export interface Lease {
  owner: string;
}

/** How the owner of a lease says that it held the lock. Builds in the field write and read it so. */
const LOCK_PREFIX = 'lock:';

/** A lease of a drain that holds the lock of all tabs and the worker. */
export const leaseUnderLock = (owner: string): Lease => ({ owner: LOCK_PREFIX + owner });
// As text, because a stored lease may hold anything, and one row may not hold up all others.
export const isUnderLock = (lease: Lease | null): boolean => `${lease?.owner}`.startsWith(LOCK_PREFIX);

/** A row that somebody is sending. */
export type LeasedRow = LeadRow & { lease: Lease };

export const isWaiting = (row?: LeadRow | null): boolean => row?.state === 'queued' || row?.state === 'sending';
/** Whether the row is still to be sent, if only at a new start or network. */
export const isTried = (row?: LeadRow | null): boolean => !!row && row.state !== 'refused';
interface Addresses {
  endpoints: Partial<Record<FormKey, string>>;
  office: unknown;
}
/** Whether this build can send it: after a rollback it may be of a form that is not known yet. */
export const isSendable = (row: LeadRow, { endpoints, office }: Addresses): boolean =>
  isTried(row) && !!(receiverOf(row) === 'office' ? office : endpoints[row.form as FormKey]);
/** Whether the owner must mend form or plan first, so that trying again soon is of no use. */
export const isBlocked = ({ last }: LeadRow): boolean => last?.kind === 'blocked';

/** Stored rows come from any build, and localStorage from anyone: what is no row of ours is passed over, never deleted. */
export function isRow(value: unknown): value is LeadRow {
  const row = value as LeadRow | null | undefined;
  return (
    typeof row?.id === 'string' &&
    !!row.payload?.fields &&
    STATES.includes(row.state) &&
    row.nextAt >= 0 &&
    row.createdAt >= 0 &&
    (row.givenUpAt ?? 0) >= 0
  );
}
