import { attemptRow } from './attempt.ts';
import { DELIVERY_TIMEOUT_MS } from './deliver.ts';
import type { OutboxContext } from './environment.ts';
import { retentionMs } from './limits.ts';
import { claimRow, INSISTENCE, isClaimable, LOCKED, prune, type Claim } from './queue.ts';
import { isBlocked, isWaiting, type LeadRow } from './row.ts';
import { allRows } from './storage.ts';

export type DrainCause = keyof typeof INSISTENCE;

/**
 * How a drain ended. `network`: at the first send without an answer; `deadline`: at its time limit; `storage`: the
 * rows could not be read or written. `pending`: the leads that another drain soon may deliver; a sync event that
 * leaves some rejects, so that the browser comes back.
 */
export interface DrainResult {
  kind: 'done' | 'network' | 'deadline' | 'storage';
  delivered: number;
  pending: number;
}

/** Fewest attempts first, so that a lead which always fails does not stand before the others; then the oldest. */
const inTurn = (a: LeadRow, b: LeadRow) => a.attempts - b.attempts || a.createdAt - b.createdAt;

async function sendAll(
  context: OutboxContext,
  result: DrainResult,
  claim: () => Claim,
  until: number,
): Promise<DrainResult['kind']> {
  const { environment, storage, network } = context;
  const { now, endpoints, retention } = environment;
  const { owner } = claim();
  const rows = await storage.change(prune(now(), retentionMs(retention)));
  // Of these forms nothing more is sent this time; one that this build does not know waits for a build that does.
  const limited = new Set<string>();
  for (const { id, form } of rows.filter((row) => isClaimable(row, claim())).sort(inTurn)) {
    if (limited.has(form) || !endpoints[form]) continue;
    if (now() + DELIVERY_TIMEOUT_MS > until) return 'deadline';
    const row = await storage.at(id, claimRow(id, claim()));
    if (typeof row === 'number') {
      network.holdUntil = row;
      limited.add(form);
    }
    if (row === null || typeof row === 'number') continue;
    const { verdict, settled } = await attemptRow(context, row, owner, 'nobody');
    if (verdict.kind === 'delivered') result.delivered++;
    if (verdict.kind === 'unreachable') return 'network';
    if (verdict.kind === 'busy' && verdict.status === 429) limited.add(form);
    if (settled === null) return 'storage';
  }
  return 'done';
}

/** One pass over the waiting leads, one after another, begun for `cause`; nothing ends after `until`. Never throws. */
export async function drainOnce(
  context: OutboxContext,
  cause: DrainCause,
  until: number,
  holdsLock: boolean,
): Promise<DrainResult> {
  const { environment, storage } = context;
  const claim = (): Claim => ({
    owner: (holdsLock ? LOCKED : '') + environment.owner,
    now: environment.now(),
    insistence: INSISTENCE[cause],
    holdsLock,
    sendsPerMinute: environment.limits.sendsPerMinute,
  });
  // Unless the rows can be read again in the end, some may be left.
  const result: DrainResult = { kind: 'storage', delivered: 0, pending: 1 };
  try {
    result.kind = await sendAll(context, result, claim, until);
    const left = await storage.change(allRows);
    result.pending = left.filter((row) => isWaiting(row) && !isBlocked(row)).length;
  } catch {
    // Whatever was claimed stands under its lease, and is due again when that ends.
    result.kind = 'storage';
  }
  return result;
}
