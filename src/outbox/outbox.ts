import { changedMessage } from '#protocol/outbox-messages.ts';
import type { DrainCause } from './claim.ts';
import type { DrainResult } from './drain.ts';
import { scheduleDrains } from './drain-schedule.ts';
import type { OutboxContext, OutboxEnvironment } from './environment.ts';
import type { Lead } from './lead.ts';
import { LIMITS, LONGEST_BACKOFF_MS } from './limits.ts';
import { dueAt, isSendable, msLeft } from './row.ts';
import { openStorage } from './storage.ts';
import type { Store } from './store.ts';
import type { Submission } from './submission.ts';
import { submitLead } from './submit.ts';
import { waitingLead, type WaitingLead } from './waiting.ts';

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
  waiting(): Promise<WaitingLead[]>;
  /** Forgets a lead at the visitor's wish; rejects when the storage cannot be written. */
  remove(id: string): Promise<void>;
  /**
   * When to drain next, be it only to erase, in milliseconds since 1970 (past: now); null: nothing is stored, or the
   * storage cannot be read.
   */
  nextDue(): Promise<number | null>;
  /** For parts that come later than the outbox itself. */
  change: Store;
}

/** The outbox of this page or worker; all of them share the rows. */
export function openOutbox(environment: OutboxEnvironment): Outbox {
  const { now } = environment;
  const context: OutboxContext = {
    limits: LIMITS,
    ...environment,
    ...openStorage(environment),
    failures: 0,
    holdUntil: 0,
  };
  const waiting = async () => (await context.rows()).map((row) => waitingLead(row, now()));
  return {
    submit: (lead, onStored) => submitLead(context, lead, onStored),
    drain: scheduleDrains(context),
    waiting,
    change: context.change,
    async remove(id) {
      await context.at(id, ({ leads }) => leads.delete(id));
      context.announce(changedMessage());
    },
    async nextDue() {
      const rows = await context.rows().catch(() => []);
      const at = now();
      const times = rows.map((row) => (isSendable(row, context) ? dueAt(row, at) : at + msLeft(row, at, context)));
      if (times.length === 0) return null;
      // A hold further ahead than any backoff is a clock that jumped.
      return Math.max(Math.min(...times), Math.min(context.holdUntil, at + LONGEST_BACKOFF_MS));
    },
  };
}
