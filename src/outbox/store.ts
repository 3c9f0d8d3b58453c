import type { FormKey } from '#protocol/forms.ts';
import type { LeadRow } from './row.ts';

/** What was lately sent and delivered of one form, over all tabs and the worker. */
export interface Ledger {
  form: FormKey;
  /** Times of the last sends. */
  sent: number[];
  /** Leads that were confirmed within the last minutes: the same text is not sent again. */
  delivered: { hash: string; id: string; at: number }[];
}

/** One object store: of idb as it is, and of the fallback in the same form. What is read is still to be checked. */
export interface Shelf<T> {
  get(key: string): Promise<T | undefined>;
  getAll(): Promise<T[]>;
  put(value: T): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

/** The stores inside one transaction. Only their calls may be awaited in it: anything else would let it close. */
export interface Shelves {
  leads: Shelf<LeadRow> & {
    count(): Promise<number>;
    index(name: 'hash'): { getAll(hash: string): Promise<LeadRow[]> };
  };
  ledgers: Shelf<Ledger>;
}

export type Step<T> = (shelves: Shelves) => Promise<T>;

export interface LeadStore {
  /**
   * Runs a step as one transaction and resolves when it is durable.
   * A step may run twice (a dead handle is reopened once), so it must come to the same the second time.
   * Rejects when the storage will not open or will not write.
   */
  change<T>(step: Step<T>): Promise<T>;
}
