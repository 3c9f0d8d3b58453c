import { wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { OUTBOX_DATABASE, OUTBOX_DATABASE_VERSION, OUTBOX_LEADS, OUTBOX_LEDGERS } from '#protocol/outbox-names.ts';
import type { LeadRow } from './row.ts';
import type { Ledger, LeadStore, Step } from './store.ts';
import { TIME_LIMIT, within } from './time-limit.ts';

const OPEN_LIMIT_MS = 2000;
const STEP_LIMIT_MS = 4000;

interface Schema extends DBSchema {
  [OUTBOX_LEADS]: { key: string; value: LeadRow; indexes: { hash: string } };
  [OUTBOX_LEDGERS]: { key: string; value: Ledger };
}
type Database = IDBPDatabase<Schema>;

/** Only adds, and only what is missing: tabs of other builds work on the same rows. */
function upgrade(database: IDBDatabase) {
  const has = (name: string) => database.objectStoreNames.contains(name);
  if (!has(OUTBOX_LEADS)) database.createObjectStore(OUTBOX_LEADS, { keyPath: 'id' }).createIndex('hash', 'hash');
  if (!has(OUTBOX_LEDGERS)) database.createObjectStore(OUTBOX_LEDGERS, { keyPath: 'form' });
}

// Not idb's openDB: the factory is passed in, because some browsers have one that throws.
function request(factory: IDBFactory, version?: number): Promise<Database> {
  const opening = factory.open(OUTBOX_DATABASE, version);
  opening.addEventListener('upgradeneeded', () => upgrade(opening.result));
  return wrap(opening) as Promise<unknown> as Promise<Database>;
}

/** A newer build may have moved the version on; since schemas only add, its database serves as it is. */
async function openAny(factory: IDBFactory): Promise<Database> {
  try {
    return await request(factory, OUTBOX_DATABASE_VERSION);
  } catch (error) {
    if ((error as Error).name !== 'VersionError') throw error;
    return request(factory);
  }
}

async function runStep<T>(database: Database, step: Step<T>): Promise<T> {
  const transaction = database.transaction([OUTBOX_LEADS, OUTBOX_LEDGERS], 'readwrite', { durability: 'strict' });
  const { done } = transaction;
  // An aborted transaction rejects `done` too, when the step's own error is already on its way.
  done.catch(() => {});
  try {
    const shelves = {
      leads: transaction.objectStore(OUTBOX_LEADS),
      ledgers: transaction.objectStore(OUTBOX_LEDGERS),
    };
    return await within(
      step(shelves).then((result) => done.then(() => result)),
      STEP_LIMIT_MS,
    );
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
 * The rows in IndexedDB. The connection is opened at the first step, and closed for a newer build that upgrades.
 * A connection that failed is dropped and the step tried once more on a new one: iOS kills them in the background.
 */
export function databaseStore(factory: IDBFactory): LeadStore {
  let current: Promise<Database> | null = null;
  let limitMs = OPEN_LIMIT_MS;

  function open(): Promise<Database> {
    if (current) return current;
    const opening = openAny(factory);
    current = opening;
    opening.then(
      (database) => {
        limitMs = OPEN_LIMIT_MS;
        for (const event of ['close', 'versionchange'] as const) {
          database.addEventListener(event, () => drop(opening));
        }
      },
      () => drop(opening),
    );
    return opening;
  }

  function drop(opening: Promise<Database>) {
    if (current === opening) current = null;
    opening.then(
      (database) => database.close(),
      () => {},
    );
  }

  async function attempt<T>(step: Step<T>, isLast: boolean): Promise<T> {
    const opening = open();
    try {
      const database = await within(opening, limitMs).catch((error: unknown) => {
        // An opening that has kept a step waiting keeps no other; it goes on, for the steps after that.
        limitMs = error === TIME_LIMIT ? 0 : OPEN_LIMIT_MS;
        throw error;
      });
      return await runStep(database, step);
    } catch (error) {
      if (error === TIME_LIMIT) throw error;
      drop(opening);
      if (isLast) throw error;
      return attempt(step, true);
    }
  }

  return { change: (step) => attempt(step, false) };
}
