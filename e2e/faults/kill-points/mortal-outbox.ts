import { DELIVERY_TIMEOUT_MS } from '#outbox/deliver.ts';
import type { OutboxEnvironment } from '#outbox/environment.ts';
import type { Lead } from '#outbox/lead.ts';
import { RETENTION_MS } from '#outbox/policy.ts';
import { waitingLeads } from '#outbox/waiting.ts';
import { openOffice } from '#outbox/office/office.ts';
import { openOutbox } from '#outbox/outbox.ts';
import type { Submission } from '#outbox/outbox.ts';
import { asFirstBuild, openAsFirstBuild } from '#tests/support/outbox/world/outbox-first-schema.ts';
import { isWhole, NEXT_SCHEMA } from '#tests/support/outbox/world/outbox-next-schema.ts';
import { DEATH_ADDRESS, type Build, type Life } from './mortal-life.ts';

// Runs in the browser, in a page or a worker: the outbox as it is, stopped just before the event that it is told.
// Every await of the outbox ends in an event of IndexedDB, a granted lock, an answer of fetch, or a timer.

/** A service that hangs is waited for no longer than this, so that a case takes less than a second. */
const SHORT_TIMEOUT_MS = 300;

/** Nothing in the outbox is silent for so long, unless it is done. */
const QUIET_MS = 2 * SHORT_TIMEOUT_MS;

let eventsLeft = Infinity;
/** When the last event came. */
let lastEvent = 0;
let death: Life['death'] = 'deaf';

function die(): void {
  if (death === 'deaf') return void fetch(DEATH_ADDRESS, { method: 'POST' }).catch(() => {});
  const request = new XMLHttpRequest();
  request.open('POST', DEATH_ADDRESS, false);
  request.send();
}

/** Counts an event; false: whoever waited for it must not see it. */
function isHeard(): boolean {
  eventsLeft -= 1;
  lastEvent = Date.now();
  if (eventsLeft === -1) die();
  return eventsLeft >= 0;
}

/** The value, or nothing ever. */
const heard = <T>(value: T): Promise<T> => (isHeard() ? Promise.resolve(value) : new Promise(() => {}));

/** Nobody goes on with it: the page's end would roll it back, its deafness would commit the half that is made. */
function rollBack(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort();
  } catch {
    // It is over.
  }
}

type Listen = (this: EventTarget, type: string, listener: (event: Event) => void) => void;
const prototype = EventTarget.prototype as { addEventListener: Listen; removeEventListener: Listen };
const { addEventListener, removeEventListener } = prototype;
const counted = new WeakMap<(event: Event) => void, (event: Event) => void>();

prototype.addEventListener = function listen(type, listener) {
  if (!(this instanceof IDBRequest || this instanceof IDBTransaction))
    return addEventListener.call(this, type, listener);
  const counting = (event: Event) => {
    if (isHeard()) listener.call(this, event);
    else if (this instanceof IDBRequest) rollBack(this.transaction);
  };
  counted.set(listener, counting);
  addEventListener.call(this, type, counting);
};
prototype.removeEventListener = function unlisten(type, listener) {
  removeEventListener.call(this, type, counted.get(listener) ?? listener);
};

const mortalFetch: typeof fetch = async (input, init) => {
  await heard(null);
  const response = await fetch(input, init).then(heard, async (error: Error) => {
    await heard(null);
    throw error;
  });
  const text = response.text.bind(response);
  response.text = () => text().then(heard);
  return response;
};

type Granted = (lock: Lock | null) => unknown;
const mortalLocks = {
  request: (name: string, options: LockOptions, granted: Granted) =>
    navigator.locks.request(name, options, async (lock) => granted(await heard(lock))),
} as LockManager;

const { setTimeout: wait } = globalThis;
globalThis.setTimeout = ((handler: () => void, ms?: number) =>
  wait(handler, ms === DELIVERY_TIMEOUT_MS ? SHORT_TIMEOUT_MS : ms)) as typeof setTimeout;

/** How each build opens its database. */
const OF_BUILD: Record<Build, Pick<Partial<OutboxEnvironment>, 'indexedDB' | 'schema'>> = {
  first: asFirstBuild(indexedDB),
  today: {},
  next: { schema: NEXT_SCHEMA },
};

/** Begins a life of a page or worker. */
function live(life: Life, via: 'page' | 'worker') {
  eventsLeft = life.dieAt ?? Infinity;
  death = life.death;
  let { clockOffset } = life;
  const now = () => Date.now() + clockOffset;
  const outbox = openOutbox({
    now,
    random: () => 0.5,
    fetch: mortalFetch,
    locks: mortalLocks,
    indexedDB,
    fallback: null,
    endpoints: life.endpoints,
    office: life.office && openOffice(life.office),
    channel: null,
    owner: crypto.randomUUID(),
    via,
    retentionMs: RETENTION_MS,
    ...OF_BUILD[mortalBuild],
  });
  return { outbox, now, advance: (ms: number) => (clockOffset += ms) };
}

const drain = (life: Life, via: 'page' | 'worker') => live(life, via).outbox.drain('start');

/** A visitor is answered as soon as one receiver has the lead; this waits for the others too, so that it may die in them. */
async function submitToAll(life: Life, lead: Lead): Promise<Submission> {
  const told = await live(life, 'page').outbox.submit(lead);
  while (life.office && life.dieAt !== null && Date.now() - lastEvent < QUIET_MS)
    await new Promise((resolve) => wait(resolve, QUIET_MS / 10));
  return told;
}

/** A later visit: sends at its start, and then whenever something is due, until nothing is tried by the clock. */
async function recover(life: Life): Promise<void> {
  const { outbox, now, advance } = live(life, 'page');
  await outbox.drain('start');
  while (waitingLeads(await outbox.rows(), now()).some(({ nextAt }) => nextAt !== null)) {
    advance(Math.max(0, ((await outbox.nextDue()) ?? 0) - now()));
    await outbox.drain('timer');
  }
}

/** Resolves when the worker's drain is over; never, when it dies. */
async function drainInWorker(life: Life): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
    active?.postMessage(life, [port2]);
  });
}

/** Makes the worker the one of the build that is deployed, as a browser does when it looks for a new one. */
async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  if (!coming || coming.state === 'activated') return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
  });
}

/** The database's version, and whether it has all that this one adds; null: it was left half upgraded. */
async function wholeVersion(): Promise<number | null> {
  const database = await openAsFirstBuild(indexedDB);
  const version = isWhole(database) ? database.version : null;
  database.close();
  return version;
}

/** What a page of the harness can do. */
export const mortal = {
  submit: submitToAll,
  drain: (life: Life) => drain(life, 'page'),
  drainInWorker,
  recover,
  updateWorker,
  wholeVersion,
};

declare global {
  /** Which build this is: the first line of what its server delivers. */
  var mortalBuild: Build;
  var mortalOutbox: typeof mortal;
}
globalThis.mortalOutbox = mortal;

type WorkerMessage = MessageEvent<Life> & { waitUntil: (work: Promise<unknown>) => void };
type WorkerScope = typeof globalThis & { skipWaiting: () => Promise<void> };
if (!('document' in globalThis)) {
  // A new build's worker waits for the visitor's word, which here is always given.
  addEventListener.call(globalThis, 'install', () => void (globalThis as WorkerScope).skipWaiting());
  addEventListener.call(globalThis, 'message', (event) => {
    const { data, ports, waitUntil } = event as WorkerMessage;
    waitUntil.call(
      event,
      drain(data, 'worker').then(() => ports[0]?.postMessage('done')),
    );
  });
}
