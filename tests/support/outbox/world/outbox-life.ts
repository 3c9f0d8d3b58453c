import { AsyncLocalStorage } from 'node:async_hooks';
import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBDatabase, IDBObjectStore, IDBRequest } from 'fake-indexeddb';

/**
 * One run of a tab or worker that can be stopped at any of its awaits. Every await of the outbox ends in an event of
 * IndexedDB, a granted lock, an answer of fetch or a timer; each event of the first three is counted, and the run
 * dies just before the one it is told. After that nothing it began goes on: what is not committed is rolled back.
 */
export class Life {
  steps = 0;
  isDead = false;
  private dieAt = Infinity;
  /** Whether its database refuses to write, as a full disk does. */
  refusesPuts = (): boolean => false;
  private readonly deaths: (() => void)[] = [];
  private readonly transactions = new Set<IDBTransaction>();
  private readonly databases = new Set<IDBDatabase>();

  readonly name: string;
  private readonly lastWrites: 'lost' | 'committed';

  /** `lastWrites`: whether writes that were under way when it died are rolled back, or still committed by the browser. */
  constructor(name: string, lastWrites: 'lost' | 'committed' = 'lost') {
    this.name = name;
    this.lastWrites = lastWrites;
  }

  /** Dies just before the event with this number, counted from now. */
  dieBefore(step: number): void {
    this.steps = 0;
    this.dieAt = step;
  }

  onDeath(listener: () => void): void {
    this.deaths.push(listener);
  }

  run<T>(work: () => T): T {
    return lives.run(this, work);
  }

  /** Counts one event; false: the run is dead and must not see it. */
  step(): boolean {
    if (this.isDead) return false;
    if (this.steps >= this.dieAt) this.die();
    else this.steps++;
    return !this.isDead;
  }

  /** Resolves with the value, or never. */
  async pass<T>(value: T): Promise<T> {
    if (!this.step()) await new Promise<never>(() => {});
    return value;
  }

  die(): void {
    if (this.isDead) return;
    this.isDead = true;
    for (const transaction of this.transactions) {
      if (this.lastWrites === 'committed' && transaction.mode !== 'versionchange') continue;
      try {
        transaction.abort();
      } catch {
        // It was over.
      }
    }
    for (const database of this.databases) database.close();
    for (const listener of this.deaths) listener();
  }

  /** A browser closes the connections of a tab that is gone, also one that opens only then. */
  connect(result: unknown): void {
    if (!(result instanceof IDBDatabase)) return;
    this.databases.add(result);
    if (this.isDead) result.close();
  }

  own(transaction: IDBTransaction, database: IDBDatabase): void {
    this.databases.add(database);
    this.transactions.add(transaction);
    EventTargetOfFakes.addEventListener.call(transaction, 'complete', () => this.transactions.delete(transaction));
  }
}

const lives = new AsyncLocalStorage<Life>();

type Listener = (event: Event) => void;
interface Target {
  addEventListener: (this: Target, type: string, listener: Listener) => void;
  removeEventListener: (this: Target, type: string, listener: Listener) => void;
}
const prototype = Object.getPrototypeOf(IDBRequest.prototype) as Target;
const EventTargetOfFakes: Target = {
  addEventListener: prototype.addEventListener,
  removeEventListener: prototype.removeEventListener,
};
const wrapped = new WeakMap<Listener, Listener>();

prototype.addEventListener = function addEventListener(this: Target, type, listener) {
  // The fake's own listeners run the queue of its transactions: they are of the browser, not of the run.
  const life = listener.name.endsWith('processTransactions') ? undefined : lives.getStore();
  const counted: Listener = (event) => {
    const isSeen = !life || life.step();
    if (life && event.type === 'success') life.connect((this as unknown as IDBRequest).result as unknown);
    if (isSeen) listener.call(this, event);
  };
  wrapped.set(listener, counted);
  EventTargetOfFakes.addEventListener.call(this, type, counted);
};
prototype.removeEventListener = function removeEventListener(this: Target, type, listener) {
  EventTargetOfFakes.removeEventListener.call(this, type, wrapped.get(listener) ?? listener);
};

const fakeDatabase = IDBDatabase.prototype as { transaction: (...given: unknown[]) => IDBTransaction };
const begin = fakeDatabase.transaction;
fakeDatabase.transaction = function transaction(this: IDBDatabase, ...given) {
  const life = lives.getStore();
  // Outside the run: the fake listens to its own transactions, for the browser.
  const begun = lives.exit(() => begin.apply(this, given));
  life?.own(begun, this);
  if (life?.isDead) begun.abort();
  return begun;
};

const fakeStore = IDBObjectStore.prototype as { put: (...given: unknown[]) => IDBRequest };
const { put } = fakeStore;
fakeStore.put = function refuse(this: IDBObjectStore, ...given) {
  if (lives.getStore()?.refusesPuts()) throw new DOMException('full', 'QuotaExceededError');
  return put.apply(this, given);
};

type FakeDatabase = Parameters<typeof forceCloseDatabase>[0];

/** The open connections to all databases of a factory. */
export const connectionsOf = (factory: IDBFactory): FakeDatabase[] => {
  const { _databases } = factory as unknown as { _databases: Map<string, { connections: FakeDatabase[] }> };
  return [..._databases.values()].flatMap(({ connections }) => connections);
};

/** Closes every connection as a browser does whose storage process has died. */
export function closeDatabases(factory: IDBFactory): void {
  for (const connection of connectionsOf(factory)) forceCloseDatabase(connection);
}
