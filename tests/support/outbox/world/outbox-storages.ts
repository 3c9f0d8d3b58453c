import type { OutboxEnvironment } from '#outbox/environment.ts';
import type { FallbackStorage } from '#outbox/store/types.ts';
import { isRow, type LeadRow } from '#outbox/row.ts';
import { OUTBOX_FALLBACK_PREFIX, OUTBOX_LEADS } from '#protocol/outbox/outbox-names.ts';
import { memoryStorage } from './memory-storage.ts';
import { closeDatabases, type Life } from './outbox-life.ts';

/** `down`: it will not open or be read. `full`: it is read, and takes nothing more. */
export const HEALTH = ['sound', 'full', 'down'] as const;
export type Health = (typeof HEALTH)[number];

const denied = () => new DOMException('denied', 'SecurityError');

/** The two storages of one browser, each of which may fail and return: the database, and localStorage beside it. */
export class Storages {
  readonly local = memoryStorage();
  private readonly factory: IDBFactory;
  private health: Record<'database' | 'local', Health> = { database: 'sound', local: 'sound' };

  constructor(factory: IDBFactory) {
    this.factory = factory;
  }

  turn(storage: 'database' | 'local', health: Health): void {
    this.health[storage] = health;
    if (storage === 'database' && health === 'down') closeDatabases(this.factory);
  }

  areSound(): boolean {
    return Object.values(this.health).every((health) => health === 'sound');
  }

  /** What a tab or worker gets of them; a worker has no localStorage. */
  of(life: Life, via: 'page' | 'worker'): Pick<OutboxEnvironment, 'indexedDB' | 'fallback'> {
    life.refusesPuts = () => this.health.database === 'full';
    const open: IDBFactory['open'] = (...given) => {
      // The dead begin nothing: what a page of theirs opened, nobody would set up.
      if (life.isDead || this.health.database === 'down') throw denied();
      return this.factory.open(...given);
    };
    return { indexedDB: { open } as IDBFactory, fallback: via === 'page' ? this.localOf(life) : null };
  }

  /** localStorage as one page sees it. Every call counts as an event of its life: it may die just before. */
  private localOf(life: Life): FallbackStorage {
    const guard = (isWrite: boolean) => {
      const isRefused = this.health.local === 'down' || (isWrite && this.health.local === 'full');
      if (!life.step() || isRefused) throw denied();
    };
    const calls: FallbackStorage = {
      getItem: (key) => {
        guard(false);
        return this.local.getItem(key);
      },
      setItem: (key, value) => {
        guard(true);
        this.local.setItem(key, value);
      },
      removeItem: (key) => {
        guard(false);
        this.local.removeItem(key);
      },
    };
    return new Proxy(this.local, {
      get: (_local, name) => calls[name as keyof FallbackStorage],
      ownKeys: (local) => {
        guard(false);
        return Reflect.ownKeys(local);
      },
    });
  }

  /** What localStorage holds, whether it is to be read or not. */
  localRows(): LeadRow[] {
    const prefix = `${OUTBOX_FALLBACK_PREFIX}${OUTBOX_LEADS}:`;
    const keys = Object.keys(this.local).filter((key) => key.startsWith(prefix));
    return keys.map((key) => JSON.parse(this.local.getItem(key) ?? 'null') as unknown).filter(isRow);
  }
}
