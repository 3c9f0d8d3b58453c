import { OUTBOX_FALLBACK_PREFIX, OUTBOX_LEADS, OUTBOX_LEDGERS } from '#protocol/outbox-names.ts';
import { parseObject } from './json.ts';
import type { Ledger } from './ledger.ts';
import type { LeadRow } from './row.ts';
import type { Store } from './store.ts';

/** What the fallback needs of localStorage, whose own keys are the names of what it holds; the worker has none. */
export interface FallbackStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** An object store over one localStorage key per value. */
function shelf<T>(storage: FallbackStorage, name: string, keyPath: keyof T) {
  const prefix = `${OUTBOX_FALLBACK_PREFIX}${name}:`;
  const read = (key: string) => parseObject(storage.getItem(key)) as T | null;
  const getAll = async () => Object.keys(storage).flatMap((key) => (key.startsWith(prefix) ? (read(key) ?? []) : []));
  return {
    getAll,
    get: async (key: string) => read(prefix + key),
    put: async (value: T) => storage.setItem(prefix + String(value[keyPath]), JSON.stringify(value)),
    delete: async (key: string) => storage.removeItem(prefix + key),
    count: async () => (await getAll()).length,
    index: (field: keyof T) => ({
      getAll: async (wanted: string) => (await getAll()).filter((value) => value[field] === wanted),
    }),
  };
}

/**
 * The rows in localStorage, for browsers whose IndexedDB will not open. One key per row: two tabs that write
 * different rows cannot overwrite each other, as they would in one list.
 */
export function fallbackStore(storage: FallbackStorage): Store {
  const leads = shelf<LeadRow>(storage, OUTBOX_LEADS, 'id');
  const ledgers = shelf<Ledger>(storage, OUTBOX_LEDGERS, 'form');
  // There are no transactions: at least within this page the steps come one after another.
  let before: Promise<unknown> = Promise.resolve();
  return (step) => {
    const result = before.then(() => step({ leads, ledgers }));
    before = result.catch(() => {});
    return result;
  };
}
