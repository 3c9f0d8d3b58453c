import { isLeased } from '#outbox/policy.ts';
import { isRow, type LeadRow } from '#outbox/row.ts';
import { indexedDbStore, SCHEMA } from './indexeddb.ts';
import { localStorageStore } from './local-storage.ts';
import type { FallbackStorage, LeadStorage, ObjectStores, SchemaStep, Transact } from './types.ts';

/** The leads of one store. */
export const allRows = async ({ leads }: ObjectStores): Promise<LeadRow[]> => (await leads.getAll()).filter(isRow);

const missing: Transact = () => Promise.reject(new Error());

/** What the storage is made of. */
interface StorageParts {
  indexedDB: IDBFactory | null;
  fallback: FallbackStorage | null;
  now: () => number;
  schema?: readonly SchemaStep[];
}

export function openStorage({ indexedDB, fallback: localStorage, now, schema = SCHEMA }: StorageParts): LeadStorage {
  const database = indexedDB ? indexedDbStore(indexedDB, schema) : missing;
  const fallback = localStorage ? localStorageStore(localStorage) : missing;
  const inFallback = () => fallback(allRows).catch(() => []);

  /** Moves rows to the database once it opens. Written first, removed then: a row may be in both, never in none. */
  async function moveIn() {
    for (const row of await inFallback()) {
      if (isLeased(row, now())) continue;
      await database(async ({ leads }) => (await leads.get(row.id)) ?? leads.put(row));
      await fallback(({ leads }) => leads.delete(row.id));
    }
  }

  const transact: Transact = (body) =>
    moveIn()
      .then(() => database(body))
      .catch(() => fallback(body));

  return {
    transact,
    async transactOn(id, body) {
      const isThere = (await inFallback()).some((row) => row.id === id);
      return (isThere ? fallback : database)(body);
    },
    async rows() {
      // What a page is sending from the fallback has not moved in.
      const rows = [...(await inFallback()), ...(await transact(allRows))];
      return [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => a.createdAt - b.createdAt);
    },
  };
}
