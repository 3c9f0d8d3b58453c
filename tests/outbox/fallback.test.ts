import { IDBOpenDBRequest } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeTimers, makeLead, memoryStorage, World } from '#tests/support/outbox-world.ts';

let world: World;
beforeEach(() => {
  fakeTimers();
  world = new World();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('rule 10: storage that does not serve', () => {
  const broken = (open: () => globalThis.IDBOpenDBRequest): IDBFactory => ({ open }) as unknown as IDBFactory;
  const throwing = broken(() => {
    throw new DOMException('A mutation operation was attempted', 'InvalidStateError');
  });

  test('row 19: with an IndexedDB that throws, the lead is saved in localStorage and sent from there', async () => {
    const fallback = memoryStorage();
    const page = world.start('page', { indexedDB: throwing, fallback });
    world.isOnline = false;
    const lead = makeLead();
    expect(await world.finish(page.submit(lead), page.life)).toMatchObject({ saved: true });
    expect(await world.finish(page.waiting(), page.life)).toMatchObject([{ id: lead.id, state: 'queued' }]);
    world.isOnline = true;
    expect(await world.finish(page.drain('online'), page.life)).toEqual({ delivered: 1, pending: 0 });
    expect(Object.keys(fallback).filter((key) => key.includes(lead.id))).toEqual([]);
    expect(world.accepted()).toEqual(new Set([lead.id]));
  });

  test('row 19: an IndexedDB that never opens costs 2 s, once', async () => {
    const silent = broken(() => new IDBOpenDBRequest());
    const page = world.start('page', { indexedDB: silent, fallback: memoryStorage() });
    const before = Date.now();
    await world.finish(page.submit(makeLead()), page.life);
    await world.finish(page.submit(makeLead()), page.life);
    expect(Date.now() - before).toBeGreaterThanOrEqual(2000);
    expect(Date.now() - before).toBeLessThan(2100);
    expect(world.accepted().size).toBe(2);
  });

  test('row 19: what was saved in localStorage moves to the database once that opens', async () => {
    const fallback = memoryStorage();
    const page = world.start('page', { indexedDB: throwing, fallback });
    world.isOnline = false;
    const lead = makeLead();
    await world.finish(page.submit(lead), page.life);
    const later = world.start('page', { fallback });
    await world.finish(later.drain('start'), later.life);
    expect(await world.rows()).toMatchObject([{ id: lead.id, state: 'queued', attempts: 2 }]);
    expect(Object.keys(fallback).filter((key) => key.includes(lead.id))).toEqual([]);
  });

  test.each([
    ['no storage at all', null],
    ['a full localStorage', memoryStorage(50)],
    [
      'a localStorage that throws',
      new Proxy(memoryStorage(), {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    ],
  ])('row 19: with %s the lead is sent once and never called saved', async (_name, fallback) => {
    const page = world.start('page', { indexedDB: throwing, fallback });
    const lead = makeLead();
    world.scripted.push('500', 'ok');
    expect(await world.finish(page.submit(lead), page.life)).toEqual({
      saved: false,
      verdict: { kind: 'busy', status: 500 },
      leadId: lead.id,
    });
    expect(await world.finish(page.submit(lead), page.life)).toMatchObject({
      saved: false,
      verdict: { kind: 'delivered' },
    });
    expect(await world.finish(page.drain('start'), page.life)).toMatchObject({ delivered: 0 });
    expect(await world.finish(page.nextDue(), page.life)).toBeNull();
  });

  test('two tabs that write to localStorage do not overwrite each other', async () => {
    const fallback = memoryStorage();
    const pages = [1, 2].map(() => world.start('page', { indexedDB: throwing, fallback }));
    world.isOnline = false;
    await world.finish(Promise.all(pages.map((page) => page.submit(makeLead()))));
    expect(await world.finish(pages[0]?.waiting() ?? Promise.resolve([]))).toHaveLength(2);
  });

  test('foreign and broken entries are passed over and left alone', async () => {
    const fallback = memoryStorage();
    fallback.setItem('outbox:leads:x', '{"id":');
    fallback.setItem('outbox:leads:y', '{"id":"y"}');
    fallback.setItem('theme', 'dark');
    const page = world.start('page', { indexedDB: throwing, fallback });
    expect(await world.finish(page.waiting(), page.life)).toEqual([]);
    await world.finish(page.submit(makeLead()), page.life);
    expect(Object.keys(fallback)).toEqual(expect.arrayContaining(['outbox:leads:x', 'outbox:leads:y', 'theme']));
  });
});
