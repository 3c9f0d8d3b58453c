import { databaseStore } from './db.ts';
import type { OutboxEnvironment } from './environment.ts';
import { fallbackStore } from './fallback.ts';
import { isLeased, isRow, type LeadRow } from './row.ts';
import type { Shelves, Step, Store } from './store.ts';

/** Where the rows are: in the database, and in the fallback while that will not open. */
export interface LeadStorage {
  /** Runs a step in the first store that takes it. Rejects when none does: nothing is saved or read then. */
  change: Store;
  /** All stored leads, oldest first. Rejects when no store can be read. */
  rows: () => Promise<LeadRow[]>;
  /** Runs a step in the store that holds the row `id`. Rejects when that store fails. */
  at: <T>(id: string, step: Step<T>) => Promise<T>;
}

/** The leads of one store. */
export const allRows = async ({ leads }: Shelves): Promise<LeadRow[]> => (await leads.getAll()).filter(isRow);

const missing: Store = () => Promise.reject(new Error('no storage'));

export function openStorage(environment: Pick<OutboxEnvironment, 'indexedDB' | 'fallback' | 'now'>): LeadStorage {
  const database = environment.indexedDB ? databaseStore(environment.indexedDB) : missing;
  const fallback = environment.fallback ? fallbackStore(environment.fallback) : missing;
  const inFallback = () => fallback(allRows).catch(() => []);

  /** Moves rows to the database once it opens. Written first, removed then: a row may be in both, never in none. */
  async function moveIn() {
    for (const row of await inFallback()) {
      if (isLeased(row, environment.now())) continue;
      await database(async ({ leads }) => (await leads.get(row.id)) ?? leads.put(row));
      await fallback(({ leads }) => leads.delete(row.id));
    }
  }

  const change: Store = (step) =>
    moveIn()
      .then(() => database(step))
      .catch(() => fallback(step));

  return {
    change,
    async rows() {
      // What a page is sending from the fallback has not moved in.
      const rows = [...(await inFallback()), ...(await change(allRows))];
      return [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => a.createdAt - b.createdAt);
    },
    async at(id, step) {
      const isThere = (await inFallback()).some((row) => row.id === id);
      return (isThere ? fallback : database)(step);
    },
  };
}
