import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { OutboxEnvironment } from '#outbox/environment.ts';
import type { FallbackStorage } from '#outbox/fallback.ts';
import type { Lead } from '#outbox/lead.ts';
import { RETENTION_MS } from '#outbox/limits.ts';
import { openOutbox, type Outbox } from '#outbox/outbox.ts';
import type { LeadRow } from '#outbox/row.ts';
import { FORM_KEYS, type FormKey } from '#protocol/forms.ts';
import type { OutboxMessage } from '#protocol/outbox-messages.ts';
import { OUTBOX_DATABASE, OUTBOX_LEADS } from '#protocol/outbox-names.ts';
import { isAccepted, type Fault } from './outbox-collector.ts';
import { Life } from './outbox-life.ts';
import { MemoryLocks } from './outbox-locks.ts';

const ENDPOINTS = Object.fromEntries(FORM_KEYS.map((key) => [key, `https://forms.test/${key}`])) as Record<
  FormKey,
  string
>;

/** One POST that reached the service. */
export interface Post {
  id: string;
  owner: string;
  body: Record<string, string>;
  form: string;
  fault: Fault;
  at: number;
}

const asked = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as Error));
  });

/** A tab or worker of the world. */
export interface Actor extends Outbox {
  life: Life;
  messages: OutboxMessage[];
}

/**
 * A browser, a network and a form service, all in memory: the same faults as the collector's, a clock that only
 * moves when told, and actors that die at a given step. `setTimeout` must be faked, `setImmediate` must not.
 */
export class World {
  readonly factory = new IDBFactory();
  readonly locks = new MemoryLocks();
  readonly posts: Post[] = [];
  readonly inFlight = new Map<string, string>();
  /** Two living senders with the same lead in the air: must stay empty. */
  readonly doubles: string[] = [];
  isOnline = true;
  hasLocks = true;
  /** Milliseconds by which the device's clock is off. */
  clockOffset = 0;
  readonly scripted: Fault[] = [];
  otherwise: Fault = 'ok';
  /** Called with each POST, before it is answered. */
  onPost: (() => Promise<void>) | null = null;
  private actors = 0;

  now = (): number => Date.now() + this.clockOffset;

  private async serve(life: Life, input: string, init: RequestInit): Promise<Response> {
    await life.pass(null);
    if (!this.isOnline) throw new TypeError('Failed to fetch');
    const body = JSON.parse(init.body as string) as Record<string, string>;
    const id = body['lead_id'] ?? '';
    const fault = this.scripted.shift() ?? this.otherwise;
    if (this.inFlight.has(id)) this.doubles.push(id);
    this.inFlight.set(id, life.name);
    this.posts.push({ id, owner: life.name, body, form: input.split('/').pop() ?? '', fault, at: this.now() });
    const landed = () => {
      if (this.inFlight.get(id) === life.name) this.inFlight.delete(id);
    };
    life.onDeath(landed);
    try {
      await this.onPost?.();
      const response = await this.respond(fault, init.signal ?? null);
      return await life.pass(this.gated(life, response));
    } catch (error) {
      await life.pass(null);
      throw error;
    } finally {
      landed();
    }
  }

  private gated(life: Life, response: Response): Response {
    const text = response.text.bind(response);
    response.text = async () => life.pass(await text());
    return response;
  }

  private async respond(fault: Fault, signal: AbortSignal | null): Promise<Response> {
    const json = (status: number, body: unknown) => Response.json(body, { status });
    switch (fault) {
      case 'ok':
        return json(200, { ok: true });
      case 'half':
        return new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));
      case 'hang':
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      case '500':
        return json(500, {});
      case '429':
        return json(429, {});
      case 'html':
        return new Response('<title>Wi-Fi</title>');
      case '200error':
        return json(200, { error: 'over quota' });
      case '422':
        return json(422, { errors: [] });
      case '404':
        return json(404, {});
      case 'rst':
      case '302':
      case '500nocors':
        throw new TypeError('Failed to fetch');
    }
  }

  /** Starts a tab or worker. Each has a life of its own; what it starts may be killed with it. */
  start(via: 'page' | 'worker' = 'page', more: Partial<OutboxEnvironment> = {}, life?: Life): Actor {
    const own = life ?? new Life(`${via}-${++this.actors}`);
    const messages: OutboxMessage[] = [];
    own.onDeath(() => this.locks.release(own.name));
    const outbox = openOutbox({
      now: this.now,
      random: () => 0.5,
      fetch: ((input: string, init: RequestInit) => this.serve(own, input, init)) as typeof fetch,
      locks: this.hasLocks ? this.locks.of(own.name) : null,
      indexedDB: this.factory,
      fallback: null,
      endpoints: ENDPOINTS,
      announce: (message) => messages.push(message),
      owner: own.name,
      via,
      retentionMs: RETENTION_MS,
      ...more,
    });
    return {
      life: own,
      messages,
      submit: (lead) => own.run(() => outbox.submit(lead)),
      drain: (cause, until) => own.run(() => outbox.drain(cause, until)),
      waiting: () => own.run(() => outbox.waiting()),
      remove: (id) => own.run(() => outbox.remove(id)),
      nextDue: () => own.run(() => outbox.nextDue()),
    };
  }

  /** Runs until the work is done or its life is over; timers fire when nothing else happens any more. null: died. */
  async finish<T>(work: Promise<T>, ...lives: Life[]): Promise<T | null> {
    const ended: { value: T }[] = [];
    const failed: Error[] = [];
    work.then(
      (value) => ended.push({ value }),
      (error: unknown) => failed.push(error as Error),
    );
    const sum = () => lives.reduce((steps, life) => steps + life.steps, this.posts.length);
    for (let [idle, before] = [0, -1]; ended.length + failed.length === 0; idle++) {
      if (lives.length > 0 && lives.every((life) => life.isDead)) return null;
      if (sum() !== before) [idle, before] = [0, sum()];
      // fake-indexeddb and Node's streams need some turns of the event loop for each of their events.
      if (idle > 40) {
        if (vi.getTimerCount() === 0) throw new Error('nothing will ever happen again');
        vi.advanceTimersToNextTimer();
        idle = 0;
      }
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    if (failed[0]) throw failed[0];
    return ended[0]?.value ?? null;
  }

  /** Runs `work` on the stored rows, past the outbox; null: there are none yet. */
  private async past<T>(work: (leads: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
    // Opening a database that is not there would make an empty one.
    if (!(await this.factory.databases()).some(({ name }) => name === OUTBOX_DATABASE)) return null;
    const database = await asked(this.factory.open(OUTBOX_DATABASE));
    try {
      if (!database.objectStoreNames.contains(OUTBOX_LEADS)) return null;
      return await asked(work(database.transaction(OUTBOX_LEADS, 'readwrite').objectStore(OUTBOX_LEADS)));
    } finally {
      database.close();
    }
  }

  /** What the database holds. */
  async rows(): Promise<LeadRow[]> {
    return ((await this.past((leads) => leads.getAll())) ?? []) as LeadRow[];
  }

  /** Writes a row as another build, or anybody else, might have written it. */
  async write(row: object): Promise<void> {
    await this.past((leads) => leads.put(row));
  }

  accepted(): Set<string> {
    return new Set(this.posts.filter(({ fault }) => isAccepted(fault)).map(({ id }) => id));
  }
}

/** localStorage in memory: its own keys are what it holds. `quota` bounds its characters. */
class MemoryStorage implements FallbackStorage {
  [key: string]: unknown;
  readonly #quota: number;
  constructor(quota: number) {
    this.#quota = quota;
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    const others = Object.entries(this).filter(([name]) => name !== key);
    const size = others.reduce((sum, [name, text]) => sum + name.length + (text as string).length, 0);
    if (size + key.length + value.length > this.#quota) throw new DOMException('full', 'QuotaExceededError');
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
export const memoryStorage = (quota = Infinity): FallbackStorage => new MemoryStorage(quota);

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

export const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
