import { changedMessage } from '#protocol/outbox-messages.ts';
import { backoffMs } from './backoff.ts';
import { deliver } from './deliver.ts';
import type { OutboxContext } from './environment.ts';
import { settleRow } from './queue.ts';
import type { LeasedRow } from './row.ts';
import type { Submission } from './submission.ts';

/** Holds everything back after a failure that is not of one lead: no network, or a storage that does not write. */
export function hold(context: OutboxContext, isFailure: boolean): void {
  context.failures = isFailure ? context.failures + 1 : 0;
  context.holdUntil = isFailure ? context.now() + backoffMs(context.failures, context.random) : 0;
}

/**
 * Sends a row that we have leased, writes the verdict down and tells the others. Never throws.
 * `isLate`: its form has been told that it is saved, and waits no more.
 */
export async function attemptRow(context: OutboxContext, row: LeasedRow, isLate: boolean): Promise<Submission> {
  const isReplay = isLate || row.attempts > 1;
  const verdict = await deliver(context, row.payload, row.attempts, isReplay);
  hold(context, verdict.kind === 'unreachable');
  // A verdict that cannot be written leaves the row as it was: under its lease, and due after it.
  const saved = await settleRow(context, row, verdict, isReplay).catch(() => true);
  context.announce(changedMessage());
  return { verdict, saved, leadId: row.id };
}
