import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { OutboxEnvironment } from '#outbox/environment.ts';
import type { Lead } from '#outbox/lead.ts';
import { RETENTION_MS } from '#outbox/policy.ts';
import { openOutbox, type Outbox } from '#outbox/outbox.ts';
import type { LeadRow } from '#outbox/row.ts';
import { waitingLeads, type WaitingLead } from '#outbox/waiting.ts';
import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';
import type { OutboxMessage } from '#protocol/outbox/outbox-messages.ts';
import { OUTBOX_DATABASE, OUTBOX_LEADS } from '#protocol/outbox/outbox-names.ts';
import { Life } from './outbox-life.ts';
import { MemoryLocks } from './outbox-locks.ts';
import { OFFICE_RECEIVER } from './outbox-office.ts';
import { MemoryService } from './outbox-service.ts';

const ENDPOINTS = Object.fromEntries(FORM_KEYS.map((key) => [key, `https://forms.test/${key}`])) as Record<
  FormKey,
  string
>;

/** Longer than an attempt takes. */
const ATTEMPT_S = 17;

/** One turn of the event loop. */
const turn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

const asked = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as Error));
  });

/** Each call carried on until it is done; null: the tab or worker died before. */
type Finished<Each> = {
  [Name in keyof Each]: Each[Name] extends (...given: infer Given) => Promise<infer Result>
    ? (...given: Given) => Promise<Result | null>
    : never;
};

/** What tabs and workers do by themselves, and what their waiting list shows. */
interface Calls extends Omit<Outbox, 'transact' | 'subscribe' | 'rows'> {
  waiting(): Promise<WaitingLead[]>;
}

/** A tab or worker of the world. */
export interface Actor extends Finished<Calls> {
  life: Life;
  messages: OutboxMessage[];
  /** The same calls, only begun: `World.finish` carries them on. */
  begin: Calls;
}

/** What every outbox of the tests is made with, apart from its network, its storage and its name. */
export const CALM = {
  random: () => 0.5,
  locks: null,
  office: null,
  fallback: null,
  channel: null,
  retentionMs: RETENTION_MS,
} satisfies Partial<OutboxEnvironment>;

/**
 * A browser, a network and a form service, all in memory: the same faults as the collector's, a clock that only
 * moves when told, and actors that die at a given step. `setTimeout` must be faked, `setImmediate` must not.
 */
export class World extends MemoryService {
  readonly factory = new IDBFactory();
  readonly locks = new MemoryLocks();
  hasLocks = true;
  private actors = 0;

  /** Starts a tab or worker of a build that knows the office. */
  startWithOffice(via: 'page' | 'worker' = 'page', more: Partial<OutboxEnvironment> = {}, life?: Life): Actor {
    return this.start(via, { office: OFFICE_RECEIVER, ...more }, life);
  }

  /** Starts a tab or worker. Each has a life of its own; what it starts may be killed with it. */
  start(via: 'page' | 'worker' = 'page', more: Partial<OutboxEnvironment> = {}, life?: Life): Actor {
    const own = life ?? new Life(`${via}-${++this.actors}`);
    const messages: OutboxMessage[] = [];
    own.onDeath(() => this.locks.release(own.name));
    const outbox = openOutbox({
      ...CALM,
      now: this.now,
      fetch: ((input: string, init: RequestInit) => this.serve(own, input, init)) as typeof fetch,
      locks: this.hasLocks ? this.locks.of(own.name) : null,
      indexedDB: this.factory,
      endpoints: ENDPOINTS,
      channel: { postMessage: (message: OutboxMessage) => messages.push(message), addEventListener: () => {} },
      owner: own.name,
      via,
      ...more,
    });
    const begin: Calls = {
      submit: (lead, onStored) => own.run(() => outbox.submit(lead, onStored)),
      drain: (cause, until) => own.run(() => outbox.drain(cause, until)),
      waiting: () => own.run(async () => waitingLeads(await outbox.rows(), this.now())),
      remove: (id) => own.run(() => outbox.remove(id)),
      nextDue: () => own.run(() => outbox.nextDue()),
    };
    return {
      life: own,
      messages,
      begin,
      submit: (lead, onStored) => this.finish(begin.submit(lead, onStored), own),
      drain: (cause, until) => this.finish(begin.drain(cause, until), own),
      waiting: () => this.finish(begin.waiting(), own),
      remove: (id) => this.finish(begin.remove(id), own),
      nextDue: () => this.finish(begin.nextDue(), own),
    };
  }

  /** Leads that are saved while there is no network. */
  async queue(actor: Actor, count = 1, more: Partial<Lead> = {}): Promise<[Lead, ...Lead[]]> {
    const others = Array.from({ length: count - 1 }, () => makeLead(more));
    const leads: [Lead, ...Lead[]] = [makeLead(more), ...others];
    this.isOnline = false;
    for (const lead of leads) {
      if (!(await actor.submit(lead))?.saved) throw new Error('A lead that was to wait is not saved');
    }
    this.isOnline = true;
    return leads;
  }

  /** Waits until the first POST has reached the service. */
  async untilPosted(): Promise<void> {
    while (this.posts.length === 0) await turn();
  }

  /** Lets every attempt that nobody waits for come to its end, before the clock moves further than it may take. */
  async land(): Promise<void> {
    for (let second = 0; second <= ATTEMPT_S; second++) {
      for (let idle = 0; idle < 40; idle++) await turn();
      if (vi.getTimerCount() === 0) return;
      vi.advanceTimersByTime(1000);
    }
  }

  /** Runs until the work is done or its life is over; timers fire when nothing else happens any more. null: died. */
  async finish<T>(work: Promise<T>, ...lives: Life[]): Promise<T | null> {
    const ended: { value: T }[] = [];
    const failed: Error[] = [];
    work.then(
      (value) => ended.push({ value }),
      (error: unknown) => failed.push(error as Error),
    );
    const sum = () => lives.reduce((steps, life) => steps + life.steps, this.posts.length + this.officePosts.length);
    for (let [idle, before] = [0, -1]; ended.length + failed.length === 0; idle++) {
      if (lives.length > 0 && lives.every((life) => life.isDead)) return null;
      if (sum() !== before) [idle, before] = [0, sum()];
      // fake-indexeddb and Node's streams need some turns of the event loop for each of their events.
      if (idle > 40) {
        if (vi.getTimerCount() === 0) throw new Error('nothing will ever happen again');
        vi.advanceTimersToNextTimer();
        idle = 0;
      }
      await turn();
    }
    if (failed[0]) throw failed[0];
    return ended[0]?.value ?? null;
  }

  /** Runs `work` on a store, past the outbox; null: there is none yet. */
  private async past<T>(name: string, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
    // Opening a database that is not there would make an empty one.
    if (!(await this.factory.databases()).some((one) => one.name === OUTBOX_DATABASE)) return null;
    const database = await asked(this.factory.open(OUTBOX_DATABASE));
    try {
      if (!database.objectStoreNames.contains(name)) return null;
      return await asked(work(database.transaction(name, 'readwrite').objectStore(name)));
    } finally {
      database.close();
    }
  }

  /** Opens the database as a newer build would, with a store and an index more. Tabs that are open have to let it. */
  deploy(version: number): Promise<IDBDatabase> {
    const opening = this.factory.open(OUTBOX_DATABASE, version);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(`new${version}`);
      opening.transaction?.objectStore(OUTBOX_LEADS).createIndex(`by${version}`, 'createdAt');
    });
    return asked(opening);
  }

  /** What the database holds. */
  async rows(): Promise<LeadRow[]> {
    return ((await this.past(OUTBOX_LEADS, (leads) => leads.getAll())) ?? []) as LeadRow[];
  }

  /** Writes a row as another build, or anybody else, might have written it. */
  async write(row: object, store: string = OUTBOX_LEADS): Promise<void> {
    await this.past(store, (rows) => rows.put(row));
  }
}

let leads = 0;
/** A lead unlike any other. */
export function makeLead(more: Partial<Lead> = {}): Lead {
  leads++;
  return {
    id: `00000000-0000-4000-8000-${String(leads).padStart(12, '0')}`,
    form: 'visit',
    fields: { name: '홍길동', phone: '010-1234-5678', message: `${leads}` },
    submittedAt: '2026-11-21T03:00:00.000Z',
    noticeVersion: '2026-11-01',
    marketingConsent: null,
    ...more,
  };
}
