import { attemptRow } from './attempt.ts';
import { isClaimable } from './claim.ts';
import { DELIVERY_TIMEOUT_MS } from './deliver.ts';
import type { OutboxContext } from './environment.ts';
import { LEASE_MS } from './limits.ts';
import { underLock } from './lock.ts';
import { claimRow, prune } from './queue.ts';
import { isBlocked, isWaiting } from './row.ts';
import { allRows } from './storage.ts';
import { isRateLimit } from './verdict.ts';

export interface DrainResult {
  delivered: number;
  /**
   * The leads that another drain soon may deliver; 1 where the rows cannot be read. A sync event that leaves some
   * rejects, so that the browser comes back.
   */
  pending: number;
}

/** One pass over the leads that `insistence` is enough for, one by one; nothing ends after `until`. Never throws. */
export const drainOnce = (context: OutboxContext, insistence: number, until: number): Promise<DrainResult> =>
  underLock(context, Math.min(LEASE_MS, until - context.now()), async (owner) => {
    let delivered = 0;
    let pending = 1;
    // Of these forms nothing more is sent this time; one that this build does not know waits for a build that does.
    const limited = new Set<string>();
    try {
      const rows = (await prune(context)).filter((row) => isClaimable(row, owner, insistence, context.now()));
      // The oldest come first; but a lead that always fails does not stand before the others.
      for (const { id, form } of rows.sort((a, b) => a.attempts - b.attempts)) {
        if (limited.has(form) || !context.endpoints[form]) continue;
        if (context.now() + DELIVERY_TIMEOUT_MS > until) break;
        const claimed = await claimRow(context, id, owner, insistence);
        if (typeof claimed === 'number') {
          context.holdUntil = claimed;
          limited.add(form);
        } else if (claimed) {
          const { verdict } = await attemptRow(context, claimed);
          if (verdict.kind === 'delivered') delivered++;
          if (verdict.kind === 'unreachable') break;
          if (isRateLimit(verdict)) limited.add(form);
        }
      }
      const left = await context.change(allRows);
      pending = left.filter((row) => isWaiting(row) && !isBlocked(row)).length;
    } catch {
      // Whatever was claimed stands under its lease, and is due again when that ends.
    }
    return { delivered, pending };
  });
