import { changedMessage } from '#protocol/outbox-messages.ts';
import { backoffMs } from './backoff.ts';
import { deliver } from './deliver.ts';
import type { OutboxContext } from './environment.ts';
import { settleRow } from './queue.ts';
import type { LeasedRow } from './row.ts';
import type { Submission } from './submission.ts';

/** Sends a row that we have leased, writes the verdict down and tells it around. Never throws. */
export async function attemptRow(context: OutboxContext, row: LeasedRow): Promise<Submission> {
  const verdict = await deliver(context, row.payload, row.attempts);
  context.failures = verdict.kind === 'unreachable' ? context.failures + 1 : 0;
  context.holdUntil = context.failures && context.now() + backoffMs(context.failures, context.random);
  // A verdict that cannot be written leaves the row as it was: under its lease, and due after it.
  const saved = await settleRow(context, row, verdict).catch(() => true);
  context.announce(changedMessage());
  return { verdict, saved, leadId: row.id };
}
