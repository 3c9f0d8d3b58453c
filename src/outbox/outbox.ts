import { changedMessage, isOutboxMessage } from '#protocol/outbox/outbox-messages.ts';
import { deliver, DELIVERY_TIMEOUT_MS } from './deliver.ts';
import { attemptRow, scheduleDrains, type DrainResult } from './drain.ts';
import type { OutboxContext, OutboxEnvironment } from './environment.ts';
import type { Lead } from './lead.ts';
import { dueAt, LIMITS, LONGEST_BACKOFF_MS, msLeft, type DrainCause } from './policy.ts';
import { add, type Added } from './queue.ts';
import { isSendable, type LeadRow } from './row.ts';
import { openStorage } from './store/storage.ts';
import type { Transact } from './store/types.ts';
import { sleep } from './time-limit.ts';
import type { Verdict } from './verdict.ts';

/** What a visitor may be told of a submit. */
export interface Submission {
  /** `sending`: another tab has not heard yet what becomes of the same text. */
  verdict: Verdict | { kind: 'sending' };
  /** The lead is durably stored and will be sent again. */
  saved: boolean;
  /** The lead that stands for this text: an earlier one, if it is the same. */
  leadId: string;
}

export interface Outbox {
  /**
   * Stores a lead, then sends it once. Never throws; takes at most 15 s after the write.
   * `onStored` is told, before the sending, which lead stands for it in the store: an earlier one, if it is the same.
   */
  submit(lead: Lead, onStored?: (leadId: string) => void): Promise<Submission>;
  /**
   * Sends what waits. Never throws. Calls during a drain join the one that follows it.
   * Nothing is begun that might end later than `until`, in milliseconds since 1970.
   */
  drain(cause: DrainCause, until?: number): Promise<DrainResult>;
  /** The stored leads, oldest first. Rejects when the storage cannot be read. */
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

/** Written first, then sent once under its own lease, so that it neither waits for a drain nor meets one. */
async function submit(context: OutboxContext, lead: Lead, onStored?: (leadId: string) => void): Promise<Submission> {
  // What cannot be stored is sent once all the same.
  const added: Added = await store(context, lead).catch(() => ({ kind: 'full' }));
  if ('id' in added) return { verdict: { kind: added.kind }, saved: added.kind === 'sending', leadId: added.id };
  if (added.kind === 'full') return { verdict: await deliver(context, lead, 1, false), saved: false, leadId: lead.id };
  const { row } = added;
  context.notify();
  context.onSaved?.();
  onStored?.(row.id);
  return { ...(await attemptRow(context, row, false)), leadId: row.id };
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
    failures: 0,
    pausedUntil: 0,
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
      await context.transactOn(id, ({ leads }) => leads.delete(id));
      context.notify();
    },
    async nextDue() {
      const rows = await context.rows().catch(() => []);
      const at = now();
      const times = rows.map((row) => (isSendable(row, context) ? dueAt(row, at) : at + msLeft(row, at, context)));
      if (times.length === 0) return null;
      // A pause further ahead than any backoff is a clock that jumped.
      return Math.max(Math.min(...times), Math.min(context.pausedUntil, at + LONGEST_BACKOFF_MS));
    },
  };
}
