import { SCHEMA } from '#outbox/store/indexeddb.ts';
import type { SchemaStep } from '#outbox/store/types.ts';
import { OUTBOX_LEADS } from '#protocol/outbox/outbox-names.ts';

/** The store that the next version adds. */
export const NEXT_STORE = 'origins';

/**
 * A next version as it might come: an index, and a store that is filled from the rows. It takes several requests, so that
 * a tab may die in the middle of it.
 */
export const addNextVersion: SchemaStep = (database, transaction) => {
  const origins = database.createObjectStore(NEXT_STORE, { keyPath: 'id' });
  const leads = transaction.objectStore(OUTBOX_LEADS);
  leads.createIndex('createdAt', 'createdAt');
  const reading = leads.getAllKeys();
  reading.addEventListener('success', () => {
    const [first, ...others] = reading.result;
    if (first === undefined) return;
    origins.put({ id: first }).addEventListener('success', () => {
      for (const id of others) origins.put({ id });
    });
  });
};

export const NEXT_SCHEMA: readonly SchemaStep[] = [...SCHEMA, addNextVersion];

/** Whether a database has either all that its version adds, or is still of the first. */
export const isWhole = (database: IDBDatabase): boolean =>
  database.version < NEXT_SCHEMA.length ||
  (database.objectStoreNames.contains(NEXT_STORE) &&
    database.transaction(OUTBOX_LEADS).objectStore(OUTBOX_LEADS).indexNames.contains('createdAt'));
