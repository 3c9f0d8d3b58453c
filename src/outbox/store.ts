import type { Ledger } from './ledger.ts';
import type { LeadRow } from './row.ts';

/** One object store: of idb as it is, and of the fallback in the same form. What is read is still to be checked. */
export interface Shelf<T> {
  get(key: string): Promise<T | null | undefined>;
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

/**
 * Runs a step as one transaction and resolves when it is durable.
 * A step may run twice (a dead handle is reopened once), so it must come to the same the second time.
 * Rejects when the storage will not open or will not write.
 */
export type Store = <T>(step: Step<T>) => Promise<T>;
