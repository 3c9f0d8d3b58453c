import { wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { isStoredEntry, type NotebookKind, type StoredEntry } from './entry.ts';

/** Apart from the outbox's, so that erasing the one never touches a lead. */
export const NOTEBOOK_DATABASE = 'modelhouse-notebook';
const STORE = 'entries';
/** A browser that has not answered by then is treated as one that keeps nothing. */
const OPEN_LIMIT_MS = 3000;

interface Schema extends DBSchema {
  [STORE]: { key: [NotebookKind, string]; value: StoredEntry };
}

/** Where entries are kept. Every method fails where the browser keeps nothing. */
export interface NotebookDatabase {
  all: () => Promise<StoredEntry[]>;
  put: (entry: StoredEntry) => Promise<void>;
  remove: (kind: NotebookKind, id: string) => Promise<void>;
  clear: () => Promise<void>;
}

function opened(factory: IDBFactory): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('the browser opens no database')), OPEN_LIMIT_MS);
    const request = factory.open(NOTEBOOK_DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: ['kind', 'id'] });
    });
    (wrap(request) as unknown as Promise<IDBPDatabase<Schema>>)
      .then((database) => {
        // Another tab that erases, or a newer build that upgrades, must not wait for this page.
        database.addEventListener('versionchange', () => database.close());
        resolve(database);
      }, reject)
      .finally(() => clearTimeout(limit));
  });
}

/** The entries in IndexedDB. A connection is made for each step: phones end idle ones, and a visitor changes few entries. */
export function notebookDatabase(factory: IDBFactory): NotebookDatabase {
  async function within<T>(step: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    const database = await opened(factory);
    try {
      return await step(database);
    } finally {
      database.close();
    }
  }
  return {
    all: async () => (await within((database) => database.getAll(STORE))).filter(isStoredEntry),
    put: async (entry) => void (await within((database) => database.put(STORE, entry))),
    remove: (kind, id) => within((database) => database.delete(STORE, [kind, id])),
    clear: () => within((database) => database.clear(STORE)),
  };
}
