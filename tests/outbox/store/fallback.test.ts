import { IDBOpenDBRequest } from 'fake-indexeddb';
import { describe, expect } from 'vitest';
import { RECEIVERS } from '#outbox/receivers.ts';
import { memoryStorage } from '#tests/support/outbox/world/memory-storage.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { Device } from '#tests/support/outbox/world/outbox-device.ts';
import { has } from '#tests/support/outbox/world/outbox-promises.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

describe('rule 10: storage that does not serve', () => {
  const broken = (open: () => globalThis.IDBOpenDBRequest): IDBFactory => ({ open }) as unknown as IDBFactory;
  const throwing = broken(() => {
    throw new DOMException('A mutation operation was attempted', 'InvalidStateError');
  });

  test('F-19: with an IndexedDB that throws, the lead is saved in localStorage and sent from there', async ({
    world,
  }) => {
    const fallback = memoryStorage();
    const page = world.start('page', { indexedDB: throwing, fallback });
    const [lead] = await world.queue(page);
    expect(await page.waiting()).toMatchObject([{ id: lead.id, state: 'queued' }]);
    expect(await page.drain('online')).toEqual({ delivered: 1, pending: 0 });
    expect(Object.keys(fallback).filter((key) => key.includes(lead.id))).toEqual([]);
    expect(world.accepted()).toEqual(new Set([lead.id]));
  });

  test('F-19: an IndexedDB that never opens costs 2 s, once', async ({ world }) => {
    const silent = broken(() => new IDBOpenDBRequest());
    const page = world.start('page', { indexedDB: silent, fallback: memoryStorage() });
    const before = Date.now();
    await page.submit(makeLead());
    await page.submit(makeLead());
    expect(Date.now() - before).toBeGreaterThanOrEqual(2000);
    expect(Date.now() - before).toBeLessThan(2100);
    expect(world.accepted().size).toBe(2);
  });

  test('F-19: what was saved in localStorage moves to the database once that opens', async ({ world }) => {
    const fallback = memoryStorage();
    const [lead] = await world.queue(world.start('page', { indexedDB: throwing, fallback }));
    world.isOnline = false;
    await world.start('page', { fallback }).drain('start');
    expect(await world.rows()).toMatchObject([{ id: lead.id, state: 'queued', attempts: 2 }]);
    expect(Object.keys(fallback).filter((key) => key.includes(lead.id))).toEqual([]);
  });

  test('F-11: what a page that died was sending from localStorage is waited for, and sent', async ({ world }) => {
    const fallback = memoryStorage();
    const page = world.start('page', { indexedDB: throwing, fallback });
    const lead = makeLead();
    world.scripted.push('hang');
    const work = page.begin.submit(lead);
    await world.untilPosted();
    page.life.die();
    await world.finish(work, page.life);
    const next = world.start('page', { fallback });
    await next.drain('start');
    expect(await next.waiting()).toMatchObject([{ id: lead.id, state: 'sending' }]);
    const due = (await next.nextDue()) ?? 0;
    expect(due).toBeGreaterThan(world.now());
    world.clockOffset += due - world.now() + 1;
    expect(await next.drain('timer')).toMatchObject({ delivered: 1 });
  });

  test.for([
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
  ] as const)('F-19: with %s the lead is sent once and never called saved', async ([_name, fallback], { world }) => {
    const page = world.start('page', { indexedDB: throwing, fallback });
    const lead = makeLead();
    world.scripted.push('500', 'ok');
    const told = { saved: false, verdict: { kind: 'busy', status: 500 }, leadId: lead.id };
    expect(await page.submit(lead)).toEqual(told);
    expect(await page.submit(lead)).toMatchObject({ saved: false, verdict: { kind: 'delivered' } });
    expect(await page.drain('start')).toMatchObject({ delivered: 0 });
    expect(await page.nextDue()).toBeNull();
  });

  test('two tabs that write to localStorage do not overwrite each other', async ({ world }) => {
    const fallback = memoryStorage();
    const [one, two] = [1, 2].map(() => world.start('page', { indexedDB: throwing, fallback }));
    world.isOnline = false;
    await world.finish(Promise.all([one?.begin.submit(makeLead()), two?.begin.submit(makeLead())]));
    expect(await one?.waiting()).toHaveLength(2);
  });

  test('a page that dies between the copies of a lead leaves none out, if its visitor submits again', async () => {
    let kills = 0;
    for (let killAt = 0; killAt < 40; killAt++) {
      const device = new Device('phone', true);
      device.storages.turn('database', 'down');
      const lead = makeLead();
      await device.submit('page1', lead, killAt);
      await device.check();
      await device.submit('page1', { ...lead, id: makeLead().id }, null);
      await device.check();
      await device.checkEnd();
      for (const receiver of RECEIVERS) {
        const arrived = device.submitted.filter(({ id }) => has(device.world, receiver, id));
        expect(arrived.length, `killed before step ${killAt}: ${receiver}`).toBe(1);
      }
      kills += device.kills;
    }
    expect(kills).toBeGreaterThan(5);
    // Forty lives of a device: a machine that does other work too needs more than five seconds for them.
  }, 30_000);

  test('foreign and broken entries are passed over and left alone', async ({ world }) => {
    const fallback = memoryStorage();
    const foreign = {
      'outbox:leads:x': '{"id":',
      'outbox:leads:y': '{"id":"y"}',
      'outbox:leads:z': '{"id":"z","payload":{},"state":"queued","nextAt":0,"createdAt":0}',
      'outbox:leads:t': '{"id":"t","payload":{"fields":{}},"state":"queued","nextAt":0,"createdAt":"yesterday"}',
      'outbox:ledgers:visit': 'null',
      theme: 'dark',
    };
    for (const [key, value] of Object.entries(foreign)) fallback.setItem(key, value);
    const page = world.start('page', { indexedDB: throwing, fallback });
    expect(await page.waiting()).toEqual([]);
    await page.submit(makeLead());
    expect(Object.keys(fallback)).toEqual(expect.arrayContaining(Object.keys(foreign)));
  });
});
