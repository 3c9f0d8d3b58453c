import { isBlocked, isSendable, isUnderLock, isWaiting, type LeadRow, type Lease } from './row.ts';
import { isRateLimit, type Verdict } from './verdict.ts';

/*
 * When a lead is tried, by whom, and when it ends. Clocks jump: a time further ahead than any of these waits is a clock
 * that was put back, and holds nothing up.
 */

/** A lease outlives the longest attempt by far; after it, its owner is taken for dead. */
export const LEASE_MS = 60_000;
/** A row's next try is never further ahead than this. */
export const LONGEST_BACKOFF_MS = 900_000;
/** How long a lead waits whose form or plan only the owner can mend. */
const BLOCKED_WAIT_MS = 21_600_000;
/** The window in which sends are counted. */
export const RATE_WINDOW_MS = 60_000;
/** How long the same text is the same lead after its delivery. */
export const SAME_LEAD_MS = 600_000;
/** Answers that are not the service's, after which a replay no longer tries by itself. */
const UNKNOWN_ANSWERS = 3;
/** How long an unsent lead is tried, and how long a given-up one stays readable, on a visitor's own device. */
export const RETENTION_MS = 7 * 86_400_000;
/** On a shared device, which keeps a lead for less: how long of that it is only kept, to be tried once more at the end. */
const LAST_MS = 3_600_000;

export interface Limits {
  /** Leads that may wait at once. */
  rows: number;
  /** Sends per form and minute. Hosted form services allow 20. */
  sendsPerMinute: number;
}
export const LIMITS: Limits = { rows: 200, sendsPerMinute: 15 };

/** What the rules need of the environment (environment.ts). */
interface Clock {
  now: () => number;
  random: () => number;
}
interface Retention {
  retentionMs: number;
}

const FIRST_BACKOFF_MS = 5000;

/**
 * Milliseconds until the next try after `failures` (≥ 1) failed ones: `min(15 min, 5 s·2ⁿ)·U(0.5, 1)`.
 * `random` gives a number of [0, 1): without it, every phone of a model house would come back in the same second.
 */
export const backoffMs = (failures: number, random: () => number): number =>
  Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1)) * (0.5 + random() / 2);

/** Whether somebody is sending this row. */
export const isLeased = ({ state, nextAt }: LeadRow, now: number): boolean =>
  state === 'sending' && nextAt > now && nextAt <= now + LEASE_MS;

/** When a row may be tried by the clock. */
export function dueAt(row: LeadRow, now: number): number {
  const longest = isBlocked(row) ? BLOCKED_WAIT_MS : LONGEST_BACKOFF_MS;
  return row.nextAt > now + (isWaiting(row) ? longest : 2 * RETENTION_MS) ? now : row.nextAt;
}

/**
 * How long the stage that a row is in still lasts: first it is tried, then it is given up and only kept. A visitor's own
 * device keeps it for as long again; a shared one promises a time in all, whose last part is for that. The worker cannot
 * know that its device is shared, so the row says it.
 */
export function msLeft(row: LeadRow, now: number, reader: Retention): number {
  const { createdAt, givenUpAt, retentionMs } = row;
  const keptMs = Math.min(retentionMs ?? Infinity, reader.retentionMs);
  const lastMs = keptMs < RETENTION_MS ? LAST_MS : 0;
  return (givenUpAt === undefined ? keptMs - lastMs : lastMs || keptMs) - Math.abs(now - (givenUpAt ?? createdAt));
}

/** Why a drain starts, and with what priority: the higher, the more rows it tries before their time. */
export const PRIORITY = {
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

export type DrainCause = keyof typeof PRIORITY;

/** The least priority that tries a row. */
function neededPriority(row: LeadRow, now: number): number {
  if (dueAt(row, now) <= now) return PRIORITY.timer;
  if (!isWaiting(row)) return PRIORITY.online;
  return isBlocked(row) ? PRIORITY.start : PRIORITY.visible;
}

/**
 * Whether a drain may take a row under its own lease. A lease keeps all others away, except that a drain under the lock takes over from
 * drains under the lock: these must be dead, or it would not have it.
 */
export function isClaimable(
  row: LeadRow,
  lease: Lease,
  priority: number,
  context: Pick<Clock, 'now'> & Parameters<typeof isSendable>[1],
): boolean {
  const now = context.now();
  const isFree = !isLeased(row, now) || (isUnderLock(lease) && isUnderLock(row.lease));
  return isFree && isSendable(row, context) && priority >= neededPriority(row, now);
}

function waitMs(verdict: Verdict, attempts: number, random: () => number): number {
  if (verdict.kind === 'blocked') return BLOCKED_WAIT_MS;
  // Across origins `Retry-After` cannot be read; the hosted services count by the minute.
  const least = isRateLimit(verdict) ? RATE_WINDOW_MS * (1 + random() / 4) : 0;
  return Math.max(least, backoffMs(attempts, random));
}

/**
 * What a verdict makes of a leased row; null: it ends. The receiver has it, or the visitor saw the refusal, or it was
 * given up before and has failed a last time. Age alone ends nothing: it takes an attempt that was begun when the time
 * was over, and that a network answered. `isElsewhere`: another receiver has the lead, or will be sent it.
 */
export function settled(
  context: Clock & Retention,
  row: LeadRow,
  verdict: Verdict,
  isReplay: boolean,
  isElsewhere = false,
): LeadRow | null {
  const { kind } = verdict;
  // Refused on replay, it was called saved before; so it is set aside, also if it is submitted again: the tab may die
  // before the visitor hears of it.
  if (kind === 'delivered' || (kind === 'refused' && (!isReplay || isElsewhere))) return null;
  const now = context.now();
  const next: LeadRow = { ...row, state: 'queued', last: verdict, lease: null };
  if (kind === 'unparsed' && ++next.unparsed >= UNKNOWN_ANSWERS) next.state = 'unknown';
  const isTimeOver = kind !== 'unreachable' && msLeft(row, row.nextAt - LEASE_MS, context) <= 0;
  // What one receiver has is no longer kept for the visitor to see.
  if (isTimeOver && (row.confirmed || row.givenUpAt !== undefined)) return null;
  if (isTimeOver || kind === 'refused') next.givenUpAt ??= now;
  if (next.givenUpAt !== undefined) next.state = kind === 'refused' ? kind : 'expired';
  const left = msLeft(next, now, context);
  const wait = next.state === 'queued' ? waitMs(verdict, row.attempts, context.random) : Infinity;
  // At the end of its time every lead is tried, however long it would wait, and from then on until a network answers.
  next.nextAt = now + (left > 0 ? Math.min(wait, left) : backoffMs(row.attempts, context.random));
  return next;
}
