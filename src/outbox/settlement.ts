import { backoffMs } from './backoff.ts';
import { BLOCKED_WAIT_MS, RATE_WINDOW_MS, UNKNOWN_ANSWERS } from './limits.ts';
import type { OutboxEnvironment } from './environment.ts';
import { retentionOf, type LeadRow } from './row.ts';
import { isRateLimit, type Verdict } from './verdict.ts';

function waitMs(verdict: Verdict, attempts: number, random: () => number): number {
  if (verdict.kind === 'blocked') return BLOCKED_WAIT_MS;
  // Across origins `Retry-After` cannot be read; the hosted services count by the minute.
  const least = isRateLimit(verdict) ? RATE_WINDOW_MS * (1 + random() / 4) : 0;
  return Math.max(least, backoffMs(attempts, random));
}

/** What a verdict makes of a row; null: the row ends, because the service has the lead or the visitor saw the refusal. */
export function settled(
  { now, random, retentionMs }: Pick<OutboxEnvironment, 'now' | 'random' | 'retentionMs'>,
  row: LeadRow,
  verdict: Verdict,
): LeadRow | null {
  const { kind } = verdict;
  // Refused later than at its first attempt, it was called saved before; so it is set aside, also if it is submitted
  // again: the tab may die before the visitor hears of it.
  if (kind === 'delivered' || (kind === 'refused' && row.attempts === 1)) return null;
  const unparsed = row.unparsed + (kind === 'unparsed' ? 1 : 0);
  const isUnknown = kind === 'unparsed' && unparsed >= UNKNOWN_ANSWERS;
  const state = kind === 'refused' ? kind : isUnknown ? 'unknown' : 'queued';
  const wait = state === 'queued' ? waitMs(verdict, row.attempts, random) : retentionOf(row, retentionMs);
  return { ...row, state, unparsed, last: verdict, lease: null, nextAt: now() + wait };
}
