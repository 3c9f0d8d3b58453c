import { IDBDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OUTBOX_DATABASE, OUTBOX_LEADS } from '#protocol/outbox-names.ts';
import { closeDatabases, connectionsOf } from '#tests/support/outbox-life.ts';
import { fakeTimers, makeLead, World, type Actor } from '#tests/support/outbox-world.ts';

let world: World;
let page: Actor;
beforeEach(() => {
  fakeTimers();
  world = new World();
  page = world.start();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the database as a newer build would, with a store and an index more. */
function deploy(version: number): Promise<globalThis.IDBDatabase> {
  const opening = world.factory.open(OUTBOX_DATABASE, version);
  return new Promise((resolve, reject) => {
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(`new${version}`);
      opening.transaction?.objectStore(OUTBOX_LEADS).createIndex(`by${version}`, 'createdAt');
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error as Error));
  });
}

const queueOne = async () => {
  world.isOnline = false;
  const lead = makeLead();
  expect(await world.finish(page.submit(lead), page.life)).toMatchObject({ saved: true });
  world.isOnline = true;
  return lead;
};
const connections = () => connectionsOf(world.factory);

describe('rule 9: a dead handle', () => {
  test('row 17: a connection that the browser closes is replaced, and nothing is noticed', async () => {
    const lead = await queueOne();
    closeDatabases(world.factory);
    expect(await world.finish(page.drain('start'), page.life)).toMatchObject({ delivered: 1 });
    expect(world.accepted()).toEqual(new Set([lead.id]));
  });

  test.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
    'row 17: a transaction that will not begin (%s) is tried once more on a new connection',
    async (name) => {
      await queueOne();
      const before = connections()[0];
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
        throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', name);
      });
      world.scripted.push('500');
      expect(await world.finish(page.submit(makeLead()), page.life)).toMatchObject({ saved: true });
      expect(connections()).toHaveLength(1);
      expect(connections()[0]).not.toBe(before);
    },
  );

  test('row 17: a connection that stays dead costs one retry per step, and the lead is told unsaved', async () => {
    await queueOne();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('lost', 'InvalidStateError');
    });
    expect(await world.finish(page.submit(makeLead()), page.life)).toMatchObject({ saved: false });
    const attempts = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(attempts).toHaveLength(2);
  });

  test('a write that hangs is given up after 4 s and rolled back', async () => {
    await queueOne();
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
    expect(await world.finish(page.submit(makeLead()), page.life)).toMatchObject({ saved: false });
    expect(Date.now() - before).toBe(4000);
    vi.restoreAllMocks();
    expect(await world.rows()).toHaveLength(1);
  });
});

describe('rule 9: schemas', () => {
  test('row 18: an open page lets a newer build upgrade, and goes on with its database', async () => {
    const lead = await queueOne();
    const newer = await deploy(2);
    expect(newer.version).toBe(2);
    expect(await world.rows()).toMatchObject([{ id: lead.id }]);
    const second = await queueOne();
    expect(await world.finish(page.drain('start'), page.life)).toMatchObject({ delivered: 2 });
    expect(world.accepted()).toEqual(new Set([lead.id, second.id]));
  });

  test('row 18: a page of an older build opens a newer database as it is', async () => {
    await queueOne();
    (await deploy(7)).close();
    const older = world.start();
    expect(await world.finish(older.drain('start'), older.life)).toMatchObject({ delivered: 1 });
  });

  test('row 18: while an old tab blocks the upgrade of this build, leads are not called saved without a store', async () => {
    // A database of another shape at version 0.x cannot be: the oldest version is ours. So it is a frozen deletion.
    await queueOne();
    const frozen = world.factory.open(OUTBOX_DATABASE);
    await new Promise((resolve) => {
      frozen.addEventListener('success', resolve);
    });
    world.factory.deleteDatabase(OUTBOX_DATABASE);
    const late = world.start();
    const told = await world.finish(late.submit(makeLead()), late.life);
    expect(told).toMatchObject({ saved: false, verdict: { kind: 'delivered' } });
    // What is stored is told around before it is sent.
    expect(late.messages).toEqual([]);
    frozen.result.close();
  });

  test('what a newer build has written into a row stays in it; what it has made of its own is left alone', async () => {
    const lead = await queueOne();
    const database = await deploy(2);
    const [row] = await world.rows();
    const leads = database.transaction(OUTBOX_LEADS, 'readwrite').objectStore(OUTBOX_LEADS);
    leads.put({ ...row, v: 2, channel: 'new' });
    leads.put({ id: 'other', state: 'parked', v: 3 });
    database.close();
    world.scripted.push('500');
    await world.finish(page.drain('start'), page.life);
    expect(await world.rows()).toMatchObject([
      { id: lead.id, v: 2, channel: 'new', attempts: 2 },
      { id: 'other', state: 'parked' },
    ]);
    await world.finish(page.drain('start'), page.life);
    expect((await world.rows()).map(({ id }) => id)).toEqual(['other']);
  });
});
