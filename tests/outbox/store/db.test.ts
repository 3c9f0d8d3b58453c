import { IDBDatabase } from 'fake-indexeddb';
import { describe, expect, vi } from 'vitest';
import { OUTBOX_DATABASE, OUTBOX_LEADS } from '#protocol/outbox/outbox-names.ts';
import { closeDatabases, connectionsOf } from '#tests/support/outbox/world/outbox-life.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

describe('rule 9: a dead handle', () => {
  test('F-17: a connection that the browser closes is replaced, and nothing is noticed', async ({ world, page }) => {
    const [lead] = await world.queue(page);
    closeDatabases(world.factory);
    expect(await page.drain('start')).toMatchObject({ delivered: 1 });
    expect(world.accepted()).toEqual(new Set([lead.id]));
  });

  test.for(['InvalidStateError', 'UnknownError', 'AbortError'])(
    'F-17: a transaction that will not begin (%s) is tried once more on a new connection',
    async (name, { world, page }) => {
      await world.queue(page);
      const before = connectionsOf(world.factory)[0];
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
        throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', name);
      });
      world.scripted.push('500');
      expect(await page.submit(makeLead())).toMatchObject({ saved: true });
      expect(connectionsOf(world.factory)).toHaveLength(1);
      expect(connectionsOf(world.factory)[0]).not.toBe(before);
    },
  );

  test('F-17: a connection that stays dead costs one retry per step, and the lead is told unsaved', async ({
    world,
    page,
  }) => {
    await world.queue(page);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('lost', 'InvalidStateError');
    });
    expect(await page.submit(makeLead())).toMatchObject({ saved: false });
    const attempts = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(attempts).toHaveLength(2);
  });

  test('a write that hangs is given up after 4 s and rolled back', async ({ world, page }) => {
    await world.queue(page);
    const { transaction: begin } = IDBDatabase.prototype as { transaction: (...given: unknown[]) => IDBTransaction };
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function hang(this: IDBDatabase, ...given) {
      const begun = begin.apply(this, given);
      const never = begun.objectStore(OUTBOX_LEADS);
      // A request that is asked for over and over keeps the transaction open, as a stuck disk does.
      const busy = () => {
        try {
          never.get('x').addEventListener('success', busy);
        } catch {
          // Aborted at last.
        }
      };
      busy();
      return begun;
    });
    const before = Date.now();
    world.scripted.push('500');
    expect(await page.submit(makeLead())).toMatchObject({ saved: false });
    expect(Date.now() - before).toBe(4000);
    vi.restoreAllMocks();
    expect(await world.rows()).toHaveLength(1);
  });
});

describe('rule 9: schemas', () => {
  test('F-18: an open page lets a newer build upgrade, and goes on with its database', async ({ world, page }) => {
    const [lead] = await world.queue(page);
    const newer = await world.deploy(2);
    expect(newer.version).toBe(2);
    expect(await world.rows()).toMatchObject([{ id: lead.id }]);
    const [second] = await world.queue(page);
    expect(await page.drain('start')).toMatchObject({ delivered: 2 });
    expect(world.accepted()).toEqual(new Set([lead.id, second.id]));
  });

  test('F-18: a page of an older build opens a newer database as it is', async ({ world, page }) => {
    await world.queue(page);
    (await world.deploy(7)).close();
    const older = world.start();
    expect(await older.drain('start')).toMatchObject({ delivered: 1 });
  });

  test('F-18: while an old tab blocks the upgrade of this build, leads are not called saved without a store', async ({
    world,
    page,
  }) => {
    // A database of another shape at version 0.x cannot be: the oldest version is ours. So it is a frozen deletion.
    await world.queue(page);
    const frozen = world.factory.open(OUTBOX_DATABASE);
    await new Promise((resolve) => {
      frozen.addEventListener('success', resolve);
    });
    world.factory.deleteDatabase(OUTBOX_DATABASE);
    const late = world.start();
    const told = await late.submit(makeLead());
    expect(told).toMatchObject({ saved: false, verdict: { kind: 'delivered' } });
    // Listeners are notified of what is stored before it is sent.
    expect(late.messages).toEqual([]);
    frozen.result.close();
  });

  test('what a newer build has written into a row stays in it; what it has made of its own is left alone', async ({
    world,
    page,
  }) => {
    const [lead] = await world.queue(page);
    const database = await world.deploy(2);
    const [row] = await world.rows();
    const leads = database.transaction(OUTBOX_LEADS, 'readwrite').objectStore(OUTBOX_LEADS);
    leads.put({ ...row, v: 2, channel: 'new' });
    leads.put({ id: 'other', state: 'parked', v: 3 });
    database.close();
    world.scripted.push('500');
    await page.drain('start');
    expect(await world.rows()).toMatchObject([
      { id: lead.id, v: 2, channel: 'new', attempts: 2 },
      { id: 'other', state: 'parked' },
    ]);
    await page.drain('start');
    expect((await world.rows()).map(({ id }) => id)).toEqual(['other']);
  });
});
