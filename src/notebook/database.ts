import { wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { withinTime } from '#browser/within-time.ts';
import { isStoredEntry, type NotebookKind, type StoredEntry } from './entry.ts';

/** Apart from the outbox's, so that erasing the one never touches a lead. */
export const NOTEBOOK_DATABASE = 'modelhouse-notebook';
const STORE = 'entries';
/** A browser that has not answered by then is treated as one that keeps nothing. */
const STEP_LIMIT_MS = 4000;

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

async function openDatabase(factory: IDBFactory): Promise<IDBPDatabase<Schema>> {
  const request = factory.open(NOTEBOOK_DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: ['kind', 'id'] });
  });
  return (await wrap(request)) as unknown as IDBPDatabase<Schema>;
}

/** The entries in IndexedDB. A connection is made for each step: phones end idle ones, and a visitor changes few entries. */
export function notebookDatabase(factory: IDBFactory): NotebookDatabase {
  async function within<T>(step: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    const opening = openDatabase(factory);
    try {
      return await withinTime(opening.then(step), STEP_LIMIT_MS, () => new Error('the browser’s database is silent'));
    } finally {
      // Also the one that comes too late: left open, it would hold up other tabs.
      opening.then((database) => database.close()).catch(() => {});
    }
  }
  return {
    all: async () => (await within((database) => database.getAll(STORE))).filter(isStoredEntry),
    put: async (entry) => void (await within((database) => database.put(STORE, entry))),
    remove: (kind, id) => within((database) => database.delete(STORE, [kind, id])),
    clear: () => within((database) => database.clear(STORE)),
  };
}
