import { changedMessage } from '#protocol/outbox-messages.ts';
import { attemptRow } from './attempt.ts';
import { deliver, DELIVERY_TIMEOUT_MS } from './deliver.ts';
import type { OutboxContext } from './environment.ts';
import type { Lead } from './lead.ts';
import { add, type Added } from './queue.ts';
import type { Submission } from './submission.ts';
import { sleep } from './time-limit.ts';

const POLL_MS = 250;

/** Stores the lead. Where another tab is just sending the same text, it waits for that verdict instead. Rejects. */
async function store(context: OutboxContext, lead: Lead): Promise<Added> {
  for (let waited = 0; ; waited += POLL_MS) {
    const added = await add(context, lead, `${context.owner}:${lead.id}`);
    if (!added.earlier?.saved || waited >= DELIVERY_TIMEOUT_MS) return added;
    await sleep(POLL_MS);
  }
}

/** Rule 1: written first, then sent once under its own lease, so that it neither waits for a drain nor meets one. */
export async function submitLead(context: OutboxContext, lead: Lead): Promise<Submission> {
  const { row, earlier }: Added = await store(context, lead).catch(() => ({}));
  if (earlier) return earlier;
  // What cannot be stored is sent once all the same.
  if (!row) return { verdict: await deliver(context, lead, 1), saved: false, leadId: lead.id };
  context.announce(changedMessage());
  context.onSaved?.();
  return attemptRow(context, row);
}
