import { OUTBOX_DATABASE } from '#protocol/outbox/outbox-names.ts';

// How builds without schema versions open the outbox's database, and what they make of an empty one: a frozen copy of
// their code, for tests of the way to newer builds and back. Never changed: they are in the field.

/** What they ran when the database was new. */
export function createFirstSchema(database: IDBDatabase): void {
  database.createObjectStore('leads', { keyPath: 'id' }).createIndex('hash', 'hash');
  database.createObjectStore('ledgers', { keyPath: 'form' });
}

/** Opened as they do: whatever version there is, closed for whoever upgrades it. */
export function openAsFirstBuild(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(OUTBOX_DATABASE);
  request.addEventListener('upgradeneeded', () => createFirstSchema(request.result));
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error as Error));
  });
}

/** A factory that never says a version, as those builds do. */
const withoutVersion = (factory: IDBFactory) => ({ open: (name: string) => factory.open(name) }) as IDBFactory;

/** What makes an outbox open its database as those builds do. */
export const asFirstBuild = (factory: IDBFactory) => ({
  indexedDB: withoutVersion(factory),
  schema: [createFirstSchema],
});
