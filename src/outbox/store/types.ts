import type { VisitAnswer, WantedVisit } from '#protocol/office/bookings.ts';
import type { CopyForm } from '#outbox/receivers.ts';
import type { LeadRow } from '#outbox/row.ts';

/** A lead in a ledger. */
export interface LedgerEntry {
  id: string;
  hash: string;
  at: number;
  /** What the office made of the visit that it asked for. */
  visit?: VisitAnswer;
  /** That visit: nothing personal, but whoever has it can show the pass. */
  wanted?: WantedVisit | null | undefined;
}

/** What was lately sent and delivered of one form, over all tabs and the worker. */
export interface Ledger {
  form: CopyForm;
  /** A form takes only so many a minute. */
  sent: LedgerEntry[];
  /** The same text is not sent again. */
  delivered: LedgerEntry[];
  /** Delivered, and its visitor has not seen that yet. Kept without the hash of what was typed. */
  untold: LedgerEntry[];
}

type Awaitable<T> = T | Promise<T>;

/** One object store, of the database or of localStorage. What is read is still to be checked. */
export interface ObjectStore<T> {
  get(key: string): Awaitable<T | null | undefined>;
  getAll(): Awaitable<T[]>;
  count(): Awaitable<number>;
  put(value: T): Awaitable<unknown>;
  delete(key: string): Awaitable<unknown>;
}

/** The object stores inside one transaction. Only their calls may be awaited in it: anything else would let it close. */
export interface ObjectStores {
  leads: ObjectStore<LeadRow>;
  ledgers: ObjectStore<Ledger>;
  /** The leads with this hash. */
  leadsWith(hash: string): Awaitable<LeadRow[]>;
}

/** What is done in one transaction. It may run twice, so it must come to the same the second time. */
export type TransactionBody<T> = (stores: ObjectStores) => Awaitable<T>;

/**
 * Runs a body as one transaction and resolves when it is durable.
 * Rejects when the storage will not open or will not write.
 */
export type Transact = <T>(body: TransactionBody<T>) => Promise<T>;

/** Where the rows are: in the database, and in localStorage while that will not open. */
export interface LeadStorage {
  /** Runs a transaction in the first store that takes it. Rejects when none does: nothing is saved or read then. */
  transact: Transact;
  /** Runs a transaction in the store that holds the row `id`. Rejects when that store fails. */
  transactOn: <T>(id: string, body: TransactionBody<T>) => Promise<T>;
  /** All stored leads, oldest first. Rejects when no store can be read. */
  rows: () => Promise<LeadRow[]>;
}

/** Adds what a version of the database has and the one before has not, while that is upgraded. */
export type SchemaStep = (database: IDBDatabase, transaction: IDBTransaction) => void;

/** What is needed of localStorage, whose own keys are the names of what it holds; a worker has none. */
export interface FallbackStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
