import { wrap, type DBSchema, type IDBPDatabase } from 'idb';
import type { LeadRow } from '#outbox/row.ts';
import { TIME_LIMIT, within } from '#outbox/time-limit.ts';
import { OUTBOX_DATABASE, OUTBOX_LEADS, OUTBOX_LEDGERS } from '#protocol/outbox/outbox-names.ts';
import type { Ledger, SchemaStep, Transact, TransactionBody } from './types.ts';

const OPEN_LIMIT_MS = 2000;
const TRANSACTION_LIMIT_MS = 4000;

interface Schema extends DBSchema {
  [OUTBOX_LEADS]: { key: string; value: LeadRow; indexes: { hash: string } };
  [OUTBOX_LEDGERS]: { key: string; value: Ledger };
}
type Database = IDBPDatabase<Schema>;

/**
 * What each version adds to the one before; never changed, only continued. The first is what builds have made that opened
 * without a version. A later step only adds, because these builds go on working with what newer ones have made.
 */
export const SCHEMA: readonly SchemaStep[] = [
  (database) => {
    database.createObjectStore(OUTBOX_LEADS, { keyPath: 'id' }).createIndex('hash', 'hash');
    database.createObjectStore(OUTBOX_LEDGERS, { keyPath: 'form' });
  },
];

/** Not idb's openDB: the factory is passed in, because some browsers have one that throws. */
async function openVersion(factory: IDBFactory, schema: readonly SchemaStep[], version?: number): Promise<Database> {
  const request = factory.open(OUTBOX_DATABASE, version);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    const { result, transaction } = request;
    // An error of a step aborts the transaction, and with it what the steps before have added.
    for (const add of schema.slice(oldVersion, result.version)) add(result, transaction as IDBTransaction);
  });
  return (await wrap(request)) as unknown as Database;
}

/**
 * Since schemas only add, every version serves: the one that a newer build has moved on (`VersionError`) as it is, and the
 * old one where an upgrade fails, which is tried again with the next connection.
 */
async function openDatabase(factory: IDBFactory, schema: readonly SchemaStep[]): Promise<Database> {
  const database = await openVersion(factory, schema, schema.length).catch(() => openVersion(factory, schema));
  // For a newer build that upgrades; the next transaction opens it again.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

async function runTransaction<T>(database: Database, body: TransactionBody<T>): Promise<T> {
  const transaction = database.transaction([OUTBOX_LEADS, OUTBOX_LEDGERS], 'readwrite', { durability: 'strict' });
  const leads = transaction.objectStore(OUTBOX_LEADS);
  const ledgers = transaction.objectStore(OUTBOX_LEDGERS);
  const leadsWith = (hash: string) => leads.index('hash').getAll(hash);
  try {
    const [result] = await within(
      Promise.all([body({ leads, ledgers, leadsWith }), transaction.done]),
      TRANSACTION_LIMIT_MS,
    );
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
 * The rows in IndexedDB. A connection that failed is dropped and the transaction tried once more on a new one: iOS kills
 * them in the background.
 */
export function indexedDbStore(factory: IDBFactory, schema: readonly SchemaStep[]): Transact {
  let current: { opening: Promise<Database>; limitMs: number } | null = null;

  async function transact<T>(body: TransactionBody<T>, isRetry = false): Promise<T> {
    const connection = (current ??= { opening: openDatabase(factory, schema), limitMs: OPEN_LIMIT_MS });
    try {
      return await runTransaction(await within(connection.opening, connection.limitMs), body);
    } catch (error) {
      // An opening that has kept one transaction waiting (an old tab that is frozen blocks an upgrade) keeps no other.
      if (error === TIME_LIMIT) connection.limitMs = 0;
      if (error === TIME_LIMIT || isRetry) throw error;
      if (current === connection) current = null;
      connection.opening.then((database) => database.close()).catch(() => {});
      return transact(body, true);
    }
  }
  return (body) => transact(body);
}
