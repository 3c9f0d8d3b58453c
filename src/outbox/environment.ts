import type { FormKey } from '#protocol/forms.ts';
import type { OutboxMessage } from '#protocol/outbox-messages.ts';
import type { Sender } from './deliver.ts';
import type { FallbackStorage } from './fallback.ts';
import type { Limits, Retention } from './limits.ts';
import type { LeadStorage } from './storage.ts';

/** All that the outbox takes from the world around it: a page, a worker or a test. */
export interface OutboxEnvironment {
  /** Milliseconds since 1970. May jump. */
  now: () => number;
  /** A number of [0, 1). */
  random: () => number;
  fetch: typeof fetch;
  /** null where the browser has none: the lease alone guards then. */
  locks: LockManager | null;
  indexedDB: IDBFactory | null;
  /** localStorage in a page; null in a worker. */
  fallback: FallbackStorage | null;
  endpoints: Readonly<Record<FormKey, string>>;
  /** Called after every change, to be broadcast and shown in this page too. Must not throw. */
  announce: (message: OutboxMessage) => void;
  /** Who this is; new with every start of a page or worker (a UUID), or a dead one's leases would seem its own. */
  owner: string;
  via: Sender;
  retention: Retention;
  /** Called after every save in a store: the place to ask, once, for `navigator.storage.persist()`. Must not throw. */
  onSaved?: () => void;
  /** For tests and benchmarks. */
  limits?: Limits;
}

/** What the parts of one outbox share. */
export interface OutboxContext {
  environment: OutboxEnvironment & { limits: Limits };
  storage: LeadStorage;
  /** What this page or worker has seen of the network: no answer at all holds its timer back. */
  network: {
    failures: number;
    /** Until when nothing is due, whatever the rows say. */
    holdUntil: number;
  };
}
