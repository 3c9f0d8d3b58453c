import { backoffMs } from './backoff.ts';
import { BLOCKED_WAIT_MS, LEASE_MS, RATE_WINDOW_MS, UNKNOWN_ANSWERS } from './limits.ts';
import type { OutboxEnvironment } from './environment.ts';
import { msLeft, type LeadRow } from './row.ts';
import { isRateLimit, type Verdict } from './verdict.ts';

function waitMs(verdict: Verdict, attempts: number, random: () => number): number {
  if (verdict.kind === 'blocked') return BLOCKED_WAIT_MS;
  // Across origins `Retry-After` cannot be read; the hosted services count by the minute.
  const least = isRateLimit(verdict) ? RATE_WINDOW_MS * (1 + random() / 4) : 0;
  return Math.max(least, backoffMs(attempts, random));
}

/**
 * What a verdict makes of a leased row; null: it ends. The service has it, or the visitor saw the refusal, or it was
 * given up before and has failed a last time. Age alone ends nothing: it takes an attempt that was begun when the time
 * was over, and that a network answered.
 */
export function settled(
  environment: Pick<OutboxEnvironment, 'now' | 'random' | 'retentionMs'>,
  row: LeadRow,
  verdict: Verdict,
  isReplay: boolean,
): LeadRow | null {
  const { kind } = verdict;
  // Refused on replay, it was called saved before; so it is set aside, also if it is submitted again: the tab may die
  // before the visitor hears of it.
  if (kind === 'delivered' || (kind === 'refused' && !isReplay)) return null;
  const now = environment.now();
  const next: LeadRow = { ...row, state: 'queued', last: verdict, lease: null };
  if (kind === 'unparsed' && ++next.unparsed >= UNKNOWN_ANSWERS) next.state = 'unknown';
  const isTimeOver = kind !== 'unreachable' && msLeft(row, row.nextAt - LEASE_MS, environment) <= 0;
  if (isTimeOver && row.givenUpAt !== undefined) return null;
  if (isTimeOver || kind === 'refused') next.givenUpAt ??= now;
  if (next.givenUpAt !== undefined) next.state = kind === 'refused' ? kind : 'expired';
  const left = msLeft(next, now, environment);
  const wait = next.state === 'queued' ? waitMs(verdict, row.attempts, environment.random) : Infinity;
  // At the end of its time every lead is tried, however long it would wait, and from then on until a network answers.
  next.nextAt = now + (left > 0 ? Math.min(wait, left) : backoffMs(row.attempts, environment.random));
  return next;
}
