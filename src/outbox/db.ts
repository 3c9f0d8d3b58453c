import { wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { OUTBOX_DATABASE, OUTBOX_LEADS, OUTBOX_LEDGERS } from '#protocol/outbox-names.ts';
import type { Ledger } from './ledger.ts';
import type { LeadRow } from './row.ts';
import type { Step, Store } from './store.ts';
import { TIME_LIMIT, within } from './time-limit.ts';

const OPEN_LIMIT_MS = 2000;
const STEP_LIMIT_MS = 4000;

interface Schema extends DBSchema {
  [OUTBOX_LEADS]: { key: string; value: LeadRow; indexes: { hash: string } };
  [OUTBOX_LEDGERS]: { key: string; value: Ledger };
}
type Database = IDBPDatabase<Schema>;

/**
 * Opens whatever version there is: a newer build may have moved it on, and since schemas only add, its database
 * serves as it is. Not idb's openDB: the factory is passed in, because some browsers have one that throws.
 */
async function openDatabase(factory: IDBFactory): Promise<Database> {
  const request = factory.open(OUTBOX_DATABASE);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(OUTBOX_LEADS, { keyPath: 'id' }).createIndex('hash', 'hash');
    request.result.createObjectStore(OUTBOX_LEDGERS, { keyPath: 'form' });
  });
  const database = (await wrap(request)) as unknown as Database;
  // For a newer build that upgrades; the next step opens it again.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

async function runStep<T>(database: Database, step: Step<T>): Promise<T> {
  const transaction = database.transaction([OUTBOX_LEADS, OUTBOX_LEDGERS], 'readwrite', { durability: 'strict' });
  const leads = transaction.objectStore(OUTBOX_LEADS);
  const ledgers = transaction.objectStore(OUTBOX_LEDGERS);
  try {
    const [result] = await within(Promise.all([step({ leads, ledgers }), transaction.done]), STEP_LIMIT_MS);
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It is over already.
    }
    throw error;
  }
}

/**
 * The rows in IndexedDB. A connection that failed is dropped and the step tried once more on a new one: iOS kills them
 * in the background.
 */
export function databaseStore(factory: IDBFactory): Store {
  let current: { ready: Promise<Database> } | null = null;

  function connect() {
    const opening = openDatabase(factory);
    const connection = { ready: within(opening, OPEN_LIMIT_MS) };
    // An opening that has kept one step waiting keeps no other; when it ends, that is for the steps after it.
    const end = () => {
      connection.ready = opening;
    };
    opening.then(end, end);
    return connection;
  }

  return async (step) => {
    const connection = (current ??= connect());
    try {
      return await runStep(await connection.ready, step);
    } catch (error) {
      if (error === TIME_LIMIT) throw error;
      if (current === connection) current = null;
      connection.ready.then((database) => database.close()).catch(() => {});
      current ??= connect();
      return runStep(await current.ready, step);
    }
  };
}
