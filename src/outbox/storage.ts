import { databaseStore } from './db.ts';
import { fallbackStore, type FallbackStorage } from './fallback.ts';
import { isRow, leaseEnd, type LeadRow } from './row.ts';
import type { LeadStore, Shelves, Step } from './store.ts';

/** Where the rows are: in the database, and in the fallback while that will not open. */
export interface LeadStorage {
  /** Runs a step in the first store that takes it. Rejects when none does: nothing is saved or read then. */
  change<T>(step: Step<T>): Promise<T>;
  /** Runs a step in the store that holds the row `id`. Rejects when that store fails. */
  at<T>(id: string, step: Step<T>): Promise<T>;
}

export const allRows = async ({ leads }: Shelves): Promise<LeadRow[]> => (await leads.getAll()).filter(isRow);

const missing: LeadStore = { change: () => Promise.reject(new Error('no storage')) };

export function openStorage(
  indexedDB: IDBFactory | null,
  fallbackStorage: FallbackStorage | null,
  now: () => number,
): LeadStorage {
  const database = indexedDB ? databaseStore(indexedDB) : missing;
  const fallback = fallbackStorage ? fallbackStore(fallbackStorage) : missing;
  const inFallback = () => fallback.change(allRows).catch(() => []);

  /** Moves rows to the database once it opens. Written first, removed then: a row may be in both, never in none. */
  async function moveIn() {
    for (const row of await inFallback()) {
      if (leaseEnd(row, now()) !== null) continue;
      await database.change(async ({ leads }) => (await leads.get(row.id)) ?? leads.put(row));
      await fallback.change(({ leads }) => leads.delete(row.id));
    }
  }

  return {
    async change(step) {
      try {
        await moveIn();
        return await database.change(step);
      } catch {
        return fallback.change(step);
      }
    },
    async at(id, step) {
      const isThere = (await inFallback()).some((row) => row.id === id);
      return (isThere ? fallback : database).change(step);
    },
  };
}
