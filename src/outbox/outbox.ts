import { changedMessage } from '#protocol/outbox-messages.ts';
import { drainOnce, type DrainCause, type DrainResult } from './drain.ts';
import { scheduleDrains, type DrainLimits } from './drain-schedule.ts';
import type { OutboxContext, OutboxEnvironment } from './environment.ts';
import type { Lead } from './lead.ts';
import { LEASE_MS, LIMITS, LONGEST_BACKOFF_MS } from './limits.ts';
import { underLock } from './lock.ts';
import { dueAt, isWaiting } from './row.ts';
import { allRows, openStorage } from './storage.ts';
import { submitLead, type Submission } from './submit.ts';
import { waitingLead, type WaitingLead } from './waiting.ts';

export interface Outbox {
  /** Stores a lead, then sends it once. Never throws; takes at most 15 s after the write. */
  submit(lead: Lead): Promise<Submission>;
  /** Sends what waits. Never throws. Calls during a drain join the one that follows it. */
  drain(cause: DrainCause, limits?: DrainLimits): Promise<DrainResult>;
  /** The stored leads, oldest first. Rejects when the storage cannot be read. */
  waiting(): Promise<WaitingLead[]>;
  /** Forgets a lead at the visitor's wish; rejects when the storage cannot be written. */
  remove(id: string): Promise<void>;
  /** When to drain next, in milliseconds since 1970 (past: now); null: nothing waits, or the storage cannot be read. */
  nextDue(): Promise<number | null>;
}

/** The outbox of this page or worker; all of them share the rows. */
export function openOutbox(given: OutboxEnvironment): Outbox {
  const { now, locks, limits = LIMITS } = given;
  const storage = openStorage(given.indexedDB, given.fallback, now);
  const network = { failures: 0, holdUntil: 0 };
  const context: OutboxContext = { environment: { ...given, limits }, storage, network };
  return {
    submit: (lead) => submitLead(context, lead),
    drain: scheduleDrains(now, (cause, until) =>
      underLock(locks, Math.min(LEASE_MS, until - now()), (holdsLock) => drainOnce(context, cause, until, holdsLock)),
    ),
    async waiting() {
      const rows = await storage.change(allRows);
      return rows.map((row) => waitingLead(row, now())).sort((a, b) => a.createdAt - b.createdAt);
    },
    async remove(id) {
      await storage.at(id, ({ leads }) => leads.delete(id));
      given.announce(changedMessage());
    },
    async nextDue() {
      const rows = await storage.change(allRows).catch(() => []);
      const times = rows.filter(isWaiting).map((row) => dueAt(row, now()));
      if (times.length === 0) return null;
      // A hold further ahead than any backoff is a clock that jumped.
      return Math.max(Math.min(...times), Math.min(network.holdUntil, now() + LONGEST_BACKOFF_MS));
    },
  };
}
