import { VISIT_TOKEN, type VisitAnswer } from '#protocol/office/bookings.ts';
import { changedMessage, isOutboxMessage } from '#protocol/outbox/outbox-messages.ts';
import { deliver, DELIVERY_TIMEOUT_MS } from './deliver.ts';
import { attemptRow, scheduleDrains, type Attempt, type DrainResult } from './drain.ts';
import type { OutboxContext, OutboxEnvironment } from './environment.ts';
import type { Lead } from './lead.ts';
import { dueAt, LIMITS, LONGEST_BACKOFF_MS, msLeft, type DrainCause } from './policy.ts';
import { add, type Added } from './queue.ts';
import { bare, receiverOf, receiversOf } from './receivers.ts';
import { isSendable, type LeadRow } from './row.ts';
import { openStorage } from './store/storage.ts';
import type { Transact } from './store/types.ts';
import { sleep, within } from './time-limit.ts';
import type { Verdict } from './verdict.ts';

/** What a visitor may be told of a submit. */
export interface Submission {
  /** `sending`: another tab has not heard yet what becomes of the same text. */
  verdict: Verdict | { kind: 'sending' };
  /** The lead is durably stored and will be sent again. */
  saved: boolean;
  /** The lead that stands for this text: an earlier one, if it is the same. */
  leadId: string;
  /** What became of the visit that it asks for, if the office has said so in time. */
  visit?: VisitAnswer;
}

export interface Outbox {
  /**
   * Stores a lead, then sends it once to each receiver, and is done when one has it. Never throws; takes at most 15 s after the write.
   * `onStored` is told, before the sending, which lead stands for it in the store: an earlier one, if it is the same.
   */
  submit(lead: Lead, onStored?: (leadId: string) => void): Promise<Submission>;
  /**
   * Sends what waits. Never throws. Calls during a drain join the one that follows it.
   * Nothing is begun that might end later than `until`, in milliseconds since 1970.
   */
  drain(cause: DrainCause, until?: number): Promise<DrainResult>;
  /** The stored leads, a row for each receiver, oldest first. Rejects when the storage cannot be read. */
  rows(): Promise<LeadRow[]>;
  /** Forgets a lead at the visitor's wish; rejects when the storage cannot be written. */
  remove(id: string): Promise<void>;
  /**
   * When to drain next, be it only to erase, in milliseconds since 1970 (past: now); null: nothing is stored, or the
   * storage cannot be read.
   */
  nextDue(): Promise<number | null>;
  /** Calls `listener` after every change of the rows, by this page, another tab or the worker. @returns what ends that */
  subscribe(listener: () => void): () => void;
  /** For parts that come later than the outbox itself. */
  transact: Transact;
}

const POLL_MS = 250;

/** Stores the lead. Where another tab is just sending the same text, it waits for that verdict instead. Rejects. */
async function store(context: OutboxContext, lead: Lead): Promise<Added> {
  for (let waited = 0; ; waited += POLL_MS) {
    const added = await add(context, lead, { owner: `${context.owner}:${lead.id}` });
    if (added.kind !== 'sending' || waited >= DELIVERY_TIMEOUT_MS) return added;
    await sleep(POLL_MS);
  }
}

/** How long a visitor whose lead has arrived waits to hear of the visit. */
const VISIT_MS = 5000;

/** The first attempt that succeeded; else, the form's first, what keeps the lead waiting; else why it is nowhere. */
const mostTelling = (attempts: readonly Promise<Attempt>[]): Promise<Attempt> =>
  new Promise((resolve) => {
    for (const attempt of attempts)
      void attempt.then((result) => result.verdict.kind === 'delivered' && resolve(result));
    void Promise.all(attempts).then((results) => {
      const result = results.find(({ saved }) => saved) ?? results[0];
      if (result) resolve(result);
    });
  });

/** What the visitor is told of the copies' attempts. Only the office knows of a visit, which the form's service may outrun. */
async function told(
  attempts: readonly Promise<Attempt>[],
  lead: Lead,
  sent: Lead | undefined = lead,
): Promise<Omit<Submission, 'leadId'>> {
  const result = await mostTelling(attempts);
  const token = lead.fields[VISIT_TOKEN];
  // Of an earlier lead with the same text the page does not know the token.
  if (result.verdict.kind !== 'delivered' || !token || sent.fields[VISIT_TOKEN] !== token) return result;
  const all = await within(Promise.all(attempts), VISIT_MS).catch(() => []);
  const verdict = all.at(-1)?.verdict;
  return verdict?.kind === 'delivered' && verdict.visit ? { ...result, visit: verdict.visit } : result;
}

/** Written first, then sent once under its own lease, so that it neither waits for a drain nor meets one. */
async function submit(context: OutboxContext, lead: Lead, onStored?: (leadId: string) => void): Promise<Submission> {
  const added: Added = await store(context, lead).catch(() => ({ kind: 'full' }));
  if (added.kind === 'full') {
    // What cannot be stored is sent once all the same.
    const attempts = receiversOf(context, lead).map(async (receiver) => ({
      verdict: await deliver(context, { receiver, lead, attempt: 1, isReplay: false }),
      saved: false,
    }));
    return { ...(await told(attempts, lead)), leadId: lead.id };
  }
  const { id: leadId } = added;
  if (added.kind !== 'added') return { verdict: { kind: added.kind }, saved: added.kind === 'sending', leadId };
  context.notify();
  context.onSaved?.();
  onStored?.(leadId);
  const attempts = added.rows.map((row) => attemptRow(context, row, false));
  return { ...(await told(attempts, lead, added.rows[0]?.payload)), leadId };
}

/** The outbox of this page or worker; all of them share the rows. */
export function openOutbox(environment: OutboxEnvironment): Outbox {
  const { channel, now } = environment;
  const listeners = new Set<() => void>();
  // A listener that throws is no matter of whoever changed a row.
  const notifyHere = () => listeners.forEach((listener) => queueMicrotask(listener));
  channel?.addEventListener('message', ({ data }) => isOutboxMessage(data) && notifyHere());
  const context: OutboxContext = {
    limits: LIMITS,
    ...environment,
    ...openStorage(environment),
    pauses: { form: { failures: 0, until: 0 }, office: { failures: 0, until: 0 } },
    notify() {
      notifyHere();
      try {
        channel?.postMessage(changedMessage());
      } catch {
        // The others see by themselves what is stored.
      }
    },
  };
  return {
    submit: (lead, onStored) => submit(context, lead, onStored),
    drain: scheduleDrains(context),
    rows: context.rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    transact: context.transact,
    async remove(id) {
      for (const copy of await context.rows())
        if (bare(copy.id) === id) await context.transactOn(copy.id, ({ leads }) => leads.delete(copy.id));
      context.notify();
    },
    async nextDue() {
      const rows = await context.rows().catch(() => []);
      const at = now();
      if (rows.length === 0) return null;
      const times = rows.map((row) => {
        if (!isSendable(row, context)) return at + msLeft(row, at, context);
        // A pause further ahead than any backoff is a clock that jumped.
        return Math.max(dueAt(row, at), Math.min(context.pauses[receiverOf(row)].until, at + LONGEST_BACKOFF_MS));
      });
      return Math.min(...times);
    },
  };
}
