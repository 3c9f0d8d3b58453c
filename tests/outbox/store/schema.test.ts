import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, vi } from 'vitest';
import { SCHEMA } from '#outbox/store/indexeddb.ts';
import type { SchemaStep } from '#outbox/store/types.ts';
import { OUTBOX_DATABASE } from '#protocol/outbox/outbox-names.ts';
import { memoryStorage } from '#tests/support/outbox/world/memory-storage.ts';
import { asFirstBuild, openAsFirstBuild } from '#tests/support/outbox/world/outbox-first-schema.ts';
import { NEXT_SCHEMA, NEXT_STORE } from '#tests/support/outbox/world/outbox-next-schema.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead, World } from '#tests/support/outbox/world/outbox-world.ts';

const opened = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(OUTBOX_DATABASE);
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as Error));
  });
};

/** Everything about a database but its rows. */
async function structureOf(factory: IDBFactory) {
  const database = await opened(factory);
  const stores = [...database.objectStoreNames].map((name) => {
    const store = database.transaction(name).objectStore(name);
    const indexes = [...store.indexNames].map((index) => ({ index, of: store.index(index).keyPath }));
    return { name, key: store.keyPath, indexes };
  });
  const { version } = database;
  database.close();
  return { version, stores };
}

const startFirst = (world: World) => world.start('page', asFirstBuild(world.factory));
const startNext = (world: World) => world.start('page', { schema: NEXT_SCHEMA });

describe('the versions of the database', () => {
  test('the first is what builds have made that opened without a version', async ({ world, page }) => {
    await page.drain('start');
    const frozen = new IDBFactory();
    (await openAsFirstBuild(frozen)).close();
    const { version, stores } = await structureOf(world.factory);
    expect({ version: 1, stores }).toEqual(await structureOf(frozen));
    expect(version).toBe(SCHEMA.length);
  });

  test.for([0, 1, 2])('an upgrade from version %i runs what is missing, in order, once', async (from, { world }) => {
    const ran: number[] = [];
    const schema = [1, 2, 3].map((version): SchemaStep => (database, transaction) => {
      ran.push(version);
      NEXT_SCHEMA[version - 1]?.(database, transaction);
    });
    if (from > 0) await world.start('page', { schema: schema.slice(0, from) }).drain('start');
    ran.length = 0;
    for (let visit = 0; visit < 2; visit++) await world.start('page', { schema }).drain('start');
    expect(ran).toEqual([1, 2, 3].slice(from));
    expect((await structureOf(world.factory)).version).toBe(3);
  });
});

describe('waiting leads on the way to a newer build and back', () => {
  test('old, new, old: each goes on with what the one before has stored', async ({ world }) => {
    const [first] = await world.queue(startFirst(world));
    const next = startNext(world);
    const [second] = await world.queue(next);
    expect(await next.waiting()).toMatchObject([{ id: first.id }, { id: second.id }]);
    expect((await structureOf(world.factory)).stores.map(({ name }) => name)).toContain(NEXT_STORE);
    const back = startFirst(world);
    const [third] = await world.queue(back);
    expect(await back.drain('start')).toEqual({ delivered: 3, pending: 0 });
    expect(world.accepted()).toEqual(new Set([first.id, second.id, third.id]));
    expect(await world.rows()).toEqual([]);
  });

  test('this build works with a newer one’s database as it is', async ({ world, page }) => {
    await world.queue(startNext(world));
    await world.queue(page);
    expect(await page.drain('start')).toMatchObject({ delivered: 2 });
    expect((await structureOf(world.factory)).version).toBe(NEXT_SCHEMA.length);
  });

  test('two tabs of different builds that are open at once send each lead once', async ({ world }) => {
    const old = startFirst(world);
    await world.queue(old, 2);
    const next = startNext(world);
    await world.queue(next, 2);
    await world.queue(old, 2);
    await world.finish(Promise.all([old.begin.drain('online'), next.begin.drain('online')]), old.life, next.life);
    expect(world.posts).toHaveLength(6);
    expect(world.accepted().size).toBe(6);
    expect(await world.rows()).toEqual([]);
  });

  test('an upgrade that fails half way leaves the version that there was, and the next visit tries it again', async ({
    world,
  }) => {
    const [waiting] = await world.queue(startFirst(world));
    const failing: SchemaStep = (database) => {
      database.createObjectStore(NEXT_STORE);
      throw new DOMException('full', 'QuotaExceededError');
    };
    const unlucky = world.start('page', { schema: [...SCHEMA, failing] });
    const [submitted] = await world.queue(unlucky);
    expect((await world.rows()).map(({ id }) => id).sort()).toEqual([waiting.id, submitted.id].sort());
    expect(await structureOf(world.factory)).toMatchObject({ version: 1, stores: [{}, {}] });
    const next = startNext(world);
    expect(await next.drain('start')).toMatchObject({ delivered: 2 });
    expect((await structureOf(world.factory)).version).toBe(NEXT_SCHEMA.length);
  });
});

describe('an old tab that is frozen and blocks an upgrade', () => {
  /** A connection that nobody closes. */
  async function freeze(world: World) {
    const [waiting] = await world.queue(startFirst(world));
    return { waiting, frozen: await opened(world.factory) };
  }

  test('costs 2 s, once; meanwhile leads are kept in localStorage, and move when it is gone', async ({ world }) => {
    const { waiting, frozen } = await freeze(world);
    const page = world.start('page', { schema: NEXT_SCHEMA, fallback: memoryStorage() });
    const before = Date.now();
    const submitted = await world.queue(page, 2);
    expect(Date.now() - before).toBe(2000);
    expect((await page.waiting())?.map(({ id }) => id)).toEqual(submitted.map(({ id }) => id));
    frozen.close();
    vi.advanceTimersByTime(60_000);
    expect(await page.drain('online')).toMatchObject({ delivered: 3, pending: 0 });
    expect(world.accepted()).toEqual(new Set([waiting, ...submitted].map(({ id }) => id)));
    expect(await page.waiting()).toEqual([]);
  });

  test('in a worker, which has no localStorage, what waits stays for the next sync event', async ({ world }) => {
    const { waiting, frozen } = await freeze(world);
    const worker = world.start('worker', { schema: NEXT_SCHEMA });
    expect(await worker.drain('sync')).toEqual({ delivered: 0, pending: 1 });
    frozen.close();
    expect(await worker.drain('sync')).toMatchObject({ delivered: 1 });
    expect(world.accepted()).toEqual(new Set([waiting.id]));
  });

  test('where nothing else is to be had, a lead is sent once and not called saved', async ({ world }) => {
    const { frozen } = await freeze(world);
    const page = world.start('page', { schema: NEXT_SCHEMA });
    const lead = makeLead();
    expect(await page.submit(lead)).toEqual({ verdict: { kind: 'delivered' }, saved: false, leadId: lead.id });
    frozen.close();
  });
});
