import { backoffMs } from './backoff.ts';
import type { OutboxEnvironment } from './environment.ts';
import { BLOCKED_WAIT_MS, RATE_WINDOW_MS, retentionMs, UNKNOWN_ANSWERS } from './limits.ts';
import type { LeadRow } from './row.ts';
import type { Verdict } from './verdict.ts';

/** Who hears the verdict: the visitor at the form, or nobody, when a stored lead is sent again. */
export type Audience = 'visitor' | 'nobody';

function waitMs(verdict: Verdict, attempts: number, random: () => number): number {
  if (verdict.kind === 'blocked') return BLOCKED_WAIT_MS;
  const backoff = backoffMs(attempts, random);
  // Across origins `Retry-After` cannot be read; the hosted services count by the minute.
  return verdict.kind === 'busy' && verdict.status === 429
    ? Math.max(backoff, RATE_WINDOW_MS * (1 + random() / 4))
    : backoff;
}

/** What a verdict makes of a row; null: the row ends, because the service has the lead or the visitor saw the refusal. */
export function settled(
  row: LeadRow,
  verdict: Verdict,
  audience: Audience,
  { now, random, retention }: OutboxEnvironment,
): LeadRow | null {
  const { kind } = verdict;
  const isReplay = audience === 'nobody';
  // One that was called saved before is set aside even then: the tab may die before the visitor hears of it.
  if (kind === 'delivered' || (kind === 'refused' && !isReplay && row.attempts === 0)) return null;
  const attempts = row.attempts + 1;
  const unparsed = row.unparsed + (kind === 'unparsed' ? 1 : 0);
  const last = { kind, status: 'status' in verdict ? verdict.status : null };
  const next = { ...row, attempts, unparsed, last, lease: null };
  if (kind === 'refused' || (kind === 'unparsed' && isReplay && unparsed >= UNKNOWN_ANSWERS))
    return { ...next, state: kind === 'refused' ? kind : 'unknown', nextAt: now() + retentionMs(retention) };
  return { ...next, state: 'queued', nextAt: now() + waitMs(verdict, attempts, random) };
}
