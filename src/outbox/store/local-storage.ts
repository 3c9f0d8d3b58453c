import type { LeadRow } from '#outbox/row.ts';
import { OUTBOX_FALLBACK_PREFIX, OUTBOX_LEADS, OUTBOX_LEDGERS } from '#protocol/outbox/outbox-names.ts';
import type { FallbackStorage, Ledger, Transact } from './types.ts';

/** An object store over one localStorage key per value. */
function objectStore<T extends object>(storage: FallbackStorage, name: string, keyOf: (value: T) => string) {
  const prefix = `${OUTBOX_FALLBACK_PREFIX}${name}:`;
  function read(key: string) {
    const text = storage.getItem(key);
    try {
      return JSON.parse(text ?? 'null') as T | null;
    } catch {
      return null;
    }
  }
  const getAll = () => Object.keys(storage).flatMap((key) => (key.startsWith(prefix) ? (read(key) ?? []) : []));
  return {
    getAll,
    get: (key: string) => read(prefix + key),
    put: (value: T) => storage.setItem(prefix + keyOf(value), JSON.stringify(value)),
    delete: (key: string) => storage.removeItem(prefix + key),
    count: () => getAll().length,
  };
}

/**
 * The rows in localStorage, for browsers whose IndexedDB will not open. One key per row: two tabs that write
 * different rows cannot overwrite each other, as they would in one list.
 */
export function localStorageStore(storage: FallbackStorage): Transact {
  const leads = objectStore<LeadRow>(storage, OUTBOX_LEADS, ({ id }) => id);
  const ledgers = objectStore<Ledger>(storage, OUTBOX_LEDGERS, ({ form }) => form);
  const leadsWith = (hash: string) => leads.getAll().filter((row) => row.hash === hash);
  // There are no transactions: at least within this page the bodies come one after another.
  let before: Promise<unknown> = Promise.resolve();
  return (body) => {
    const result = before.then(() => body({ leads, ledgers, leadsWith }));
    before = result.catch(() => {});
    return result;
  };
}
