import { describe, expect, vi } from 'vitest';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

const HOUR = 3_600_000;

describe('rule 2: only a verdict ends a lead', () => {
  test.for([
    ['500', 'queued'],
    ['500nocors', 'queued'],
    ['429', 'queued'],
    ['404', 'queued'],
    ['200error', 'queued'],
    ['200no', 'queued'],
    ['400html', 'queued'],
    ['rst', 'queued'],
    ['half', 'queued'],
    ['302', 'queued'],
    ['hang', 'queued'],
    ['html', 'queued'],
    ['422', 'refused'],
  ] as const)('F-2 to F-8, F-10: after %s on replay the row is kept as %s', async ([fault, state], { world, page }) => {
    const [lead] = await world.queue(page);
    world.scripted.push(fault);
    await page.drain('start');
    expect(await world.rows()).toMatchObject([{ id: lead.id, state, attempts: 2, lease: null }]);
  });

  test.for(['500', '429', '404', 'html'] as const)(
    'F-7: three times %s, and the lead is still delivered',
    async (fault, { world, page }) => {
      await world.queue(page);
      world.scripted.push(fault, fault, fault);
      for (let count = 0; count < 4; count++) {
        vi.advanceTimersByTime(HOUR * 7);
        await page.drain('start');
      }
      expect(world.accepted().size).toBe(1);
      expect(await world.rows()).toEqual([]);
    },
  );

  test('F-1: every copy of a lead carries the same id', async ({ world, page }) => {
    const [lead] = await world.queue(page);
    world.scripted.push('rst', 'half', 'hang');
    for (let count = 0; count < 4; count++) await page.drain('visitor');
    expect(world.posts.map(({ id }) => id)).toEqual(Array.from({ length: 4 }, () => lead.id));
    expect(world.posts.map(({ body }) => body['attempt'])).toEqual(['2', '3', '4', '5']);
  });

  test('a verdict is written only by the owner of the lease', async ({ world, page }) => {
    await world.queue(page);
    const other = world.start();
    world.onPost = async () => {
      world.onPost = null;
      // The clock jumps past the lease while the answer is on its way, and another tab takes the row.
      world.hasLocks = false;
      world.clockOffset += 61_000;
      world.scripted.push('500');
      await world.start().drain('start');
    };
    await page.drain('start');
    expect(await world.rows()).toMatchObject([{ state: 'queued', attempts: 3, last: { status: 500 } }]);
    expect(other.messages).toEqual([]);
  });

  test('three answers that are not the service’s end the retries, and a new start or network begins them again', async ({
    world,
    page,
  }) => {
    await world.queue(page);
    world.otherwise = 'html';
    for (let count = 0; count < 3; count++) await page.drain('visitor');
    expect(await world.rows()).toMatchObject([{ state: 'unknown', unparsed: 3 }]);
    vi.advanceTimersByTime(HOUR);
    await page.drain('timer');
    await page.drain('visible');
    expect(world.posts).toHaveLength(3);
    expect((await page.waiting())?.[0]?.nextAt).toBeNull();
    world.otherwise = 'ok';
    expect(await page.drain('online')).toMatchObject({ delivered: 1 });
  });
});

describe('an answer that is not the service’s own', () => {
  test('a proxy’s 400 on a replay is kept for six hours, and the visitor can send it at once', async ({
    world,
    page,
  }) => {
    await world.queue(page);
    world.scripted.push('400html');
    await page.drain('start');
    expect(await world.rows()).toMatchObject([{ state: 'queued', last: { kind: 'blocked', status: 400 } }]);
    await page.drain('visible');
    expect(world.posts).toHaveLength(1);
    expect(await page.drain('visitor')).toMatchObject({ delivered: 1 });
  });

  test('a lead that nobody has tried yet, but was called saved, is set aside when it is refused', async ({
    world,
    page,
  }) => {
    const [lead] = await world.queue(page);
    const [row] = await world.rows();
    await world.write({ ...row, attempts: 0 });
    world.scripted.push('400html', '422');
    await page.drain('start');
    await page.drain('visitor');
    expect(await world.rows()).toMatchObject([{ id: lead.id, state: 'refused', attempts: 2 }]);
  });
});

describe('rule 3: one drain at a time', () => {
  test.for([true, false])(
    'F-13: two tabs and the worker send 6 leads with 6 POSTs (Web Locks: %s)',
    async (hasLocks, { world, page }) => {
      await world.queue(page, 6);
      world.hasLocks = hasLocks;
      const [one, two, worker] = [world.start(), world.start(), world.start('worker')];
      await world.finish(
        Promise.all([one.begin.drain('online'), two.begin.drain('online'), worker.begin.drain('sync')]),
        one.life,
        two.life,
        worker.life,
      );
      expect(world.posts).toHaveLength(6);
      expect(world.accepted().size).toBe(6);
      expect(await world.rows()).toEqual([]);
    },
  );

  test('a submit does not wait behind a drain that hangs', async ({ world, page }) => {
    await world.queue(page);
    world.scripted.push('hang', 'ok');
    const draining = page.begin.drain('online');
    await world.untilPosted();
    const before = Date.now();
    expect(await page.submit(makeLead())).toMatchObject({ verdict: { kind: 'delivered' } });
    expect(Date.now()).toBe(before);
    await world.finish(draining, page.life);
  });

  test('a drain does not touch the lead that a submit is sending', async ({ world, page }) => {
    world.scripted.push('hang', 'ok');
    const submitting = page.begin.submit(makeLead());
    await world.untilPosted();
    const other = world.start();
    await other.drain('visitor');
    expect(world.posts).toHaveLength(1);
    await world.finish(submitting, page.life);
    await other.drain('visitor');
    expect(world.posts).toHaveLength(2);
  });

  test.for([
    ['with the lock takes over at once', true, 2],
    ['without a lock waits for the end of the lease', false, 1],
  ] as const)('F-12: after a drain that died, one %s', async ([_what, hasLocks, atOnce], { world }) => {
    world.hasLocks = hasLocks;
    const page = world.start();
    await world.queue(page);
    const worker = world.start('worker');
    world.scripted.push('hang');
    const work = worker.begin.drain('sync');
    await world.untilPosted();
    worker.life.die();
    await world.finish(work, worker.life);
    await page.drain('start');
    expect(world.posts).toHaveLength(atOnce);
    vi.advanceTimersByTime(61_000);
    await page.drain('timer');
    expect(world.posts).toHaveLength(2);
    expect(world.posts.at(-1)?.body['attempt']).toBe('3');
  });

  test('a lock that its frozen holder never gives back holds a drain up for a minute, not for ever', async ({
    world,
    page,
  }) => {
    await world.queue(page);
    void world.locks.of('frozen').request('outbox', () => new Promise(() => {}));
    const before = Date.now();
    expect(await page.drain('online')).toMatchObject({ delivered: 1 });
    expect(Date.now() - before).toBe(60_000);
  });
});

describe('rule 4: leads are independent', () => {
  test('F-23: a lead that is refused does not keep the others back', async ({ world, page }) => {
    await world.queue(page, 5);
    world.scripted.push('422', '404', 'html');
    expect(await page.drain('start')).toEqual({ delivered: 2, pending: 1 });
    expect((await world.rows()).map(({ state }) => state).sort()).toEqual(['queued', 'queued', 'refused']);
  });

  test('F-24: the first network error ends the drain and charges only its own lead', async ({ world, page }) => {
    await world.queue(page, 4);
    world.scripted.push('ok', 'rst');
    expect(await page.drain('online')).toEqual({ delivered: 1, pending: 3 });
    expect((await world.rows()).map(({ attempts }) => attempts).sort((a, b) => a - b)).toEqual([1, 1, 2]);
    expect(world.posts).toHaveLength(2);
  });

  test('a lead that always fails does not stand before the others', async ({ world, page }) => {
    const [poisoned] = await world.queue(page, 3);
    const serve = world.onPost;
    world.onPost = async () => {
      const { id } = world.posts.at(-1) ?? { id: '' };
      if (id === poisoned.id) throw new TypeError('Failed to fetch');
    };
    await page.drain('online');
    await page.drain('online');
    world.onPost = serve;
    expect(world.posts.map(({ id }) => id).filter((id) => id !== poisoned.id)).toHaveLength(2);
  });

  test('a row that lost its count of copies is tried until it is delivered', async ({ world, page }) => {
    const [lead] = await world.queue(page);
    const [row] = await world.rows();
    await world.write({ ...row, attempts: undefined });
    world.scripted.push('500', '500');
    for (let count = 0; count < 5; count++) {
      await page.drain('timer');
      vi.advanceTimersByTime(HOUR);
    }
    expect(world.accepted()).toEqual(new Set([lead.id]));
    expect(await world.rows()).toEqual([]);
  });

  test('a form that this build does not know waits for one that does', async ({ world, page }) => {
    const stranger = world.start('page', { endpoints: { visit: 'https://forms.test/visit' } as never });
    await world.queue(page, 1, { form: 'interest' });
    await world.queue(page);
    expect(await stranger.drain('start')).toMatchObject({ delivered: 1 });
    expect(await world.rows()).toMatchObject([{ form: 'interest', state: 'queued', attempts: 1 }]);
  });

  test('meanwhile it wakes nobody, and keeps no sync event coming back', async ({ world, page }) => {
    const stranger = world.start('page', { endpoints: { visit: 'https://forms.test/visit' } as never });
    await world.queue(page, 1, { form: 'interest' });
    vi.advanceTimersByTime(HOUR);
    expect(await stranger.drain('sync')).toEqual({ delivered: 0, pending: 0 });
    expect((await stranger.nextDue()) ?? 0).toBeGreaterThan(world.now() + 6 * 24 * HOUR);
  });
});
