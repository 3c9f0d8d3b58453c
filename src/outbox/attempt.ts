import { changedMessage, deliveredMessage } from '#protocol/outbox-messages.ts';
import { backoffMs } from './backoff.ts';
import { deliver } from './deliver.ts';
import type { OutboxContext } from './environment.ts';
import { settleRow, type Settled } from './queue.ts';
import { leadOfRow, type LeadRow } from './row.ts';
import type { Audience } from './settlement.ts';
import type { Verdict } from './verdict.ts';

export interface Attempted {
  verdict: Verdict;
  /** null: the verdict could not be written, and the row stands under its lease as before. */
  settled: Settled | null;
}

/** Sends a row that `owner` has leased, writes the verdict down and tells it around. Never throws. */
export async function attemptRow(
  { environment, storage, network }: OutboxContext,
  row: LeadRow,
  owner: string,
  audience: Audience,
): Promise<Attempted> {
  const { now, random, announce } = environment;
  const verdict = await deliver(leadOfRow(row), { ...environment, attempt: row.attempts + 1 });
  network.failures = verdict.kind === 'unreachable' ? network.failures + 1 : 0;
  network.holdUntil = network.failures && now() + backoffMs(network.failures, random);
  const settled = await storage.at(row.id, settleRow(row.id, owner, verdict, audience, environment)).catch(() => null);
  announce(verdict.kind === 'delivered' ? deliveredMessage(row.id, row.form, audience === 'nobody') : changedMessage());
  return { verdict, settled };
}
