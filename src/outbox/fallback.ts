import { OUTBOX_FALLBACK_PREFIX } from '#protocol/outbox-names.ts';
import { isRow, type LeadRow } from './row.ts';
import type { Ledger, LeadStore, Shelf } from './store.ts';

/** What the fallback needs of localStorage; the worker has none. */
export interface FallbackStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

function shelf<T>(storage: FallbackStorage, name: string, keyOf: (value: T) => string): Shelf<T> {
  const prefix = `${OUTBOX_FALLBACK_PREFIX}${name}:`;
  const read = (key: string) => {
    try {
      return JSON.parse(storage.getItem(key) ?? '') as T;
    } catch {
      return undefined;
    }
  };
  return {
    get: async (key) => read(prefix + key),
    getAll: async () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').flatMap((key) =>
        key.startsWith(prefix) ? (read(key) ?? []) : [],
      ),
    put: async (value) => storage.setItem(prefix + keyOf(value), JSON.stringify(value)),
    delete: async (key) => storage.removeItem(prefix + key),
  };
}

/**
 * The rows in localStorage, for browsers whose IndexedDB will not open. One key per row: two tabs that write
 * different rows cannot overwrite each other, as they would in one list.
 */
export function fallbackStore(storage: FallbackStorage): LeadStore {
  const leads = shelf<LeadRow>(storage, 'lead', ({ id }) => id);
  const shelves = {
    leads: {
      ...leads,
      count: async () => (await leads.getAll()).length,
      index: () => ({
        getAll: async (hash: string) => (await leads.getAll()).filter((row) => isRow(row) && row.hash === hash),
      }),
    },
    ledgers: shelf<Ledger>(storage, 'ledger', ({ form }) => form),
  };
  // There are no transactions: at least within this page the steps come one after another.
  let before: Promise<unknown> = Promise.resolve();
  return {
    change(step) {
      const result = before.then(() => step(shelves));
      before = result.catch(() => {});
      return result;
    },
  };
}
