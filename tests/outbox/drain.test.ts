import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeTimers, makeLead, World, type Actor } from '#tests/support/outbox-world.ts';

const HOUR = 3_600_000;

let world: World;
let page: Actor;
beforeEach(() => {
  fakeTimers();
  world = new World();
  page = world.start();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Leads that were submitted while there was no network. */
async function queue(count: number, more: Parameters<typeof makeLead>[0] = {}) {
  const leads = Array.from({ length: count }, () => makeLead(more));
  world.isOnline = false;
  for (const lead of leads) await world.finish(page.submit(lead), page.life);
  world.isOnline = true;
  return leads;
}
const drain = (...given: Parameters<Actor['drain']>) => world.finish(page.drain(...given), page.life);

describe('rule 2: only a verdict ends a lead', () => {
  test.each([
    ['500', 'queued'],
    ['500nocors', 'queued'],
    ['429', 'queued'],
    ['404', 'queued'],
    ['200error', 'queued'],
    ['rst', 'queued'],
    ['half', 'queued'],
    ['302', 'queued'],
    ['hang', 'queued'],
    ['html', 'queued'],
    ['422', 'refused'],
  ] as const)('rows 2 to 8, 10: after %s on replay the row is kept as %s', async (fault, state) => {
    const [lead] = await queue(1);
    world.scripted.push(fault);
    await drain('start');
    expect(await world.rows()).toMatchObject([{ id: lead?.id, state, attempts: 2, lease: null }]);
  });

  test.each(['500', '429', '404', 'html'] as const)(
    'row 7: three times %s, and the lead is still delivered',
    async (fault) => {
      await queue(1);
      world.scripted.push(fault, fault, fault);
      for (let count = 0; count < 4; count++) {
        vi.advanceTimersByTime(HOUR * 7);
        await drain('start');
      }
      expect(world.accepted().size).toBe(1);
      expect(await world.rows()).toEqual([]);
    },
  );

  test('row 1: every copy of a lead carries the same id', async () => {
    const [lead] = await queue(1);
    world.scripted.push('rst', 'half', 'hang');
    for (let count = 0; count < 4; count++) await drain('visitor');
    expect(world.posts.map(({ id }) => id)).toEqual(Array.from({ length: 4 }, () => lead?.id));
    expect(world.posts.map(({ body }) => body['attempt'])).toEqual(['2', '3', '4', '5']);
  });

  test('a verdict is written only by the owner of the lease', async () => {
    await queue(1);
    const other = world.start();
    world.onPost = async () => {
      world.onPost = null;
      // The clock jumps past the lease while the answer is on its way, and another tab takes the row.
      world.hasLocks = false;
      world.clockOffset += 61_000;
      world.scripted.push('500');
      await world.finish(world.start().drain('start'));
    };
    await drain('start');
    expect(await world.rows()).toMatchObject([{ state: 'queued', attempts: 3, last: { status: 500 } }]);
    expect(other.messages).toEqual([]);
  });

  test('three answers that are not the service’s end the retries, and a new start or network begins them again', async () => {
    await queue(1);
    world.otherwise = 'html';
    for (let count = 0; count < 3; count++) await drain('visitor');
    expect(await world.rows()).toMatchObject([{ state: 'unknown', unparsed: 3 }]);
    vi.advanceTimersByTime(HOUR);
    await drain('timer');
    await drain('visible');
    expect(world.posts).toHaveLength(3);
    expect(await world.finish(page.nextDue())).toBeNull();
    world.otherwise = 'ok';
    expect(await drain('online')).toMatchObject({ delivered: 1 });
  });
});

describe('rule 3: one drain at a time', () => {
  test.each([true, false])(
    'row 13: two tabs and the worker send 6 leads with 6 POSTs (Web Locks: %s)',
    async (hasLocks) => {
      await queue(6);
      world.hasLocks = hasLocks;
      const [one, two, worker] = [world.start(), world.start(), world.start('worker')];
      await world.finish(
        Promise.all([one.drain('online'), two.drain('online'), worker.drain('sync')]),
        one.life,
        two.life,
        worker.life,
      );
      expect(world.posts).toHaveLength(6);
      expect(world.accepted().size).toBe(6);
      expect(await world.rows()).toEqual([]);
    },
  );

  test('a submit does not wait behind a drain that hangs', async () => {
    await queue(1);
    world.scripted.push('hang', 'ok');
    const draining = page.drain('online');
    while (world.posts.length === 0) await new Promise((resolve) => void setImmediate(resolve));
    const before = Date.now();
    expect(await world.finish(page.submit(makeLead()), page.life)).toMatchObject({ verdict: { kind: 'delivered' } });
    expect(Date.now()).toBe(before);
    await world.finish(draining, page.life);
  });

  test('a drain does not touch the lead that a submit is sending', async () => {
    world.scripted.push('hang', 'ok');
    const submitting = page.submit(makeLead());
    while (world.posts.length === 0) await new Promise((resolve) => void setImmediate(resolve));
    const other = world.start();
    await world.finish(other.drain('visitor'), other.life);
    expect(world.posts).toHaveLength(1);
    await world.finish(submitting, page.life);
    await world.finish(other.drain('visitor'), other.life);
    expect(world.posts).toHaveLength(2);
  });

  test('row 12: a drain with the lock takes over at once from one that died; without it, when the lease is over', async () => {
    for (const hasLocks of [true, false]) {
      world = new World();
      world.hasLocks = hasLocks;
      page = world.start();
      await queue(1);
      const worker = world.start('worker');
      world.scripted.push('hang');
      const work = worker.drain('sync');
      while (world.posts.length === 0) await new Promise((resolve) => void setImmediate(resolve));
      worker.life.die();
      await world.finish(work, worker.life);
      await drain('start');
      expect(world.posts).toHaveLength(hasLocks ? 2 : 1);
      vi.advanceTimersByTime(61_000);
      await drain('timer');
      expect(world.posts).toHaveLength(2);
      expect(world.posts.at(-1)?.body['attempt']).toBe('3');
    }
  });

  test('a lock that its frozen holder never gives back holds a drain up for a minute, not for ever', async () => {
    await queue(1);
    void world.locks.of('frozen').request('outbox', () => new Promise(() => {}));
    const before = Date.now();
    expect(await drain('online')).toMatchObject({ delivered: 1 });
    expect(Date.now() - before).toBe(60_000);
  });
});

describe('rule 4: leads are independent', () => {
  test('row 23: a lead that is refused does not keep the others back', async () => {
    await queue(5);
    world.scripted.push('422', '404', 'html');
    expect(await drain('start')).toEqual({ delivered: 2, pending: 1 });
    expect((await world.rows()).map(({ state }) => state).sort()).toEqual(['queued', 'queued', 'refused']);
  });

  test('row 24: the first network error ends the drain and charges only its own lead', async () => {
    await queue(4);
    world.scripted.push('ok', 'rst');
    expect(await drain('online')).toEqual({ delivered: 1, pending: 3 });
    expect((await world.rows()).map(({ attempts }) => attempts).sort((a, b) => a - b)).toEqual([1, 1, 2]);
    expect(world.posts).toHaveLength(2);
  });

  test('a lead that always fails does not stand before the others', async () => {
    const [poisoned] = await queue(3);
    const serve = world.onPost;
    world.onPost = async () => {
      const { id } = world.posts.at(-1) ?? { id: '' };
      if (id === poisoned?.id) throw new TypeError('Failed to fetch');
    };
    await drain('online');
    await drain('online');
    world.onPost = serve;
    expect(world.posts.map(({ id }) => id).filter((id) => id !== poisoned?.id)).toHaveLength(2);
  });

  test('a form that this build does not know waits for one that does', async () => {
    const stranger = world.start('page', { endpoints: { visit: 'https://forms.test/visit' } as never });
    await queue(1, { form: 'interest' });
    await queue(1);
    expect(await world.finish(stranger.drain('start'), stranger.life)).toMatchObject({ delivered: 1 });
    expect(await world.rows()).toMatchObject([{ form: 'interest', state: 'queued', attempts: 1 }]);
  });
});
