import type { DeliveryOptions } from './deliver.ts';
import type { Limits } from './policy.ts';
import type { Receiver } from './receivers.ts';
import type { FallbackStorage, LeadStorage, SchemaStep } from './store/types.ts';

/** All that the outbox takes from the world around it: a page, a worker or a test. */
export interface OutboxEnvironment extends DeliveryOptions {
  /** Milliseconds since 1970. May jump. */
  now: () => number;
  /** null where the browser has none: the lease alone guards then. */
  locks: LockManager | null;
  indexedDB: IDBFactory | null;
  /** localStorage in a page; null in a worker. */
  fallback: FallbackStorage | null;
  /** Carries `OutboxMessage` between tabs and worker; null where the browser has none. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
  /** Who this is; new with every start of a page or worker (a UUID), or a dead one's leases would seem its own. */
  owner: string;
  /**
   * How long an unsent lead is tried, at the most; stored with each. Less than `RETENTION_MS` says that the device is
   * shared: then it is the time in all. Milliseconds.
   */
  retentionMs: number;
  /**
   * Called after every save in a store, and after every drain that leaves something there: the place to ask for a
   * background sync and, once, for `navigator.storage.persist()`. Must not throw.
   */
  onSaved?: () => void;
  /** For tests and benchmarks. */
  limits?: Limits;
  /** The database's versions; for tests. */
  schema?: readonly SchemaStep[];
}

/** What holds up all copies for one receiver. */
export interface Pause {
  /** Sends without any answer, or drains without a storage, in a row. */
  failures: number;
  /** Until when nothing is due, whatever the rows say. */
  until: number;
}

/** What the parts of one outbox share: its environment, its storage, and what it has seen of the network. */
export interface OutboxContext extends OutboxEnvironment, LeadStorage {
  limits: Limits;
  /** Tells this page, the other tabs and the worker that the rows are different. */
  notify: () => void;
  pauses: Record<Receiver, Pause>;
}
