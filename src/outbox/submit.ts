import { changedMessage } from '#protocol/outbox-messages.ts';
import { attemptRow } from './attempt.ts';
import { deliver, DELIVERY_TIMEOUT_MS } from './deliver.ts';
import type { OutboxContext } from './environment.ts';
import type { Lead } from './lead.ts';
import { add, type Added } from './queue.ts';
import { sleep } from './time-limit.ts';
import { isKept, type Verdict } from './verdict.ts';

/** What a visitor may be told. `leadId` is the lead that stands for this text: an earlier one, if it is the same. */
export type Submission =
  /** `saved`: the lead is durably stored and will be sent again. */
  | { kind: 'judged'; verdict: Verdict; saved: boolean; leadId: string }
  /** It could not be stored (`full`: too many wait); it was sent once all the same. */
  | { kind: 'unsaved'; reason: 'storage' | 'full'; verdict: Verdict; leadId: string };

const POLL_MS = 250;

/** Stores the lead. Where another tab is just sending the same text, it waits for that verdict instead. Rejects. */
async function store({ environment, storage }: OutboxContext, lead: Lead, owner: string): Promise<Added> {
  for (let waited = 0; ; waited += POLL_MS) {
    const added = await storage.change(add(lead, owner, environment.now(), environment.limits));
    if (added.kind !== 'held' || waited >= DELIVERY_TIMEOUT_MS) return added;
    await sleep(POLL_MS);
  }
}

/** Rule 1: written first, then sent once under its own lease, so that it neither waits for a drain nor meets one. */
export async function submitLead(context: OutboxContext, lead: Lead): Promise<Submission> {
  const { environment } = context;
  const owner = `${environment.owner}:${lead.id}`;
  const added = await store(context, lead, owner).catch(() => null);
  if (!added || added.kind === 'full') {
    const verdict = await deliver(lead, environment);
    return { kind: 'unsaved', reason: added ? 'full' : 'storage', verdict, leadId: lead.id };
  }
  if (added.kind === 'delivered')
    return { kind: 'judged', verdict: { kind: 'delivered' }, saved: false, leadId: added.id };
  if (added.kind === 'held')
    return { kind: 'judged', verdict: { kind: 'unreachable', reason: 'timeout' }, saved: true, leadId: added.id };
  const { row } = added;
  environment.announce(changedMessage());
  environment.onSaved?.();
  const { verdict, settled } = await attemptRow(context, row, owner, 'visitor');
  // A verdict that could not be written leaves the row as it was before the send: stored, and due after its lease.
  return { kind: 'judged', verdict, saved: isKept(verdict) && settled !== 'gone', leadId: row.id };
}
