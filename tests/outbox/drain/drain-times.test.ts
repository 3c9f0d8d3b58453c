import { describe, expect, vi } from 'vitest';
import { PRIORITY } from '#outbox/policy.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('rule 5: when it is tried again', () => {
  test('a timer sends only what is due', async ({ world, page }) => {
    await world.queue(page);
    await page.drain('timer');
    expect(world.posts).toHaveLength(0);
    world.clockOffset += 3750;
    await page.drain('timer');
    expect(world.posts).toHaveLength(1);
  });

  test.for(['online', 'visible', 'pageshow', 'start', 'sync', 'visitor'] as const)(
    '%s overrides the backoff',
    async (cause, { world, page }) => {
      await world.queue(page);
      expect(await page.drain(cause)).toMatchObject({ delivered: 1 });
    },
  );

  test.for([
    ['timer', 0],
    ['visible', 0],
    ['online', 0],
    ['sync', 0],
    ['start', 1],
    ['visitor', 1],
  ] as const)(
    'a lead that waits for the owner to mend the form: %s sends %i',
    async ([cause, posts], { world, page }) => {
      world.scripted.push('404');
      await page.submit(makeLead());
      expect(await page.drain(cause)).toMatchObject({ delivered: posts, pending: 0 });
      vi.advanceTimersByTime(6 * HOUR);
      await page.drain('timer');
      expect(world.accepted().size).toBe(1);
    },
  );

  test('becoming visible again and again drains once in 10 s; the last one is deferred, not dropped', async ({
    world,
    page,
  }) => {
    await page.drain('start');
    await world.queue(page);
    const before = Date.now();
    const results = await world.finish(
      Promise.all([page.begin.drain('visible'), page.begin.drain('pageshow'), page.begin.drain('visible')]),
      page.life,
    );
    expect(Date.now() - before).toBe(10_000);
    expect(results?.[0]).toMatchObject({ delivered: 1 });
    expect(world.posts).toHaveLength(1);
  });

  test('a start that joins a deferred drain has the priority that it would have alone', async ({ world, page }) => {
    await page.drain('start');
    world.scripted.push('404');
    await page.submit(makeLead());
    await world.finish(Promise.all([page.begin.drain('visible'), page.begin.drain('start')]), page.life);
    expect(world.accepted().size).toBe(1);
  });

  test('a timer that comes before a deferred start neither takes its priority nor brings it forward', async ({
    world,
    page,
  }) => {
    await page.drain('start');
    world.scripted.push('404');
    await page.submit(makeLead());
    const before = Date.now();
    const start = page.begin.drain('start');
    await page.drain('timer');
    expect(world.posts, 'the timer has nothing due').toHaveLength(1);
    expect(await world.finish(start, page.life)).toMatchObject({ delivered: 1 });
    expect(Date.now() - before).toBe(10_000);
  });

  test('while the storage refuses to write, drains come ever less often', async ({ world, page }) => {
    await world.queue(page);
    page.life.refusesPuts = () => true;
    world.clockOffset += 60_000;
    const until = world.now() + 10 * 60_000;
    let drains = 0;
    for (; world.now() < until; drains++) {
      await page.drain('timer');
      world.clockOffset += Math.max(1000, ((await page.nextDue()) ?? until) - world.now());
    }
    expect(drains).toBeLessThan(12);
    expect(world.posts).toEqual([]);
    page.life.refusesPuts = () => false;
    expect(await page.drain('timer')).toMatchObject({ delivered: 1 });
  });

  test('online is never deferred, and comes after a drain that is running', async ({ world, page }) => {
    await world.queue(page, 2);
    world.scripted.push('hang');
    const first = page.begin.drain('start');
    await world.untilPosted();
    const second = page.begin.drain('online');
    await world.finish(Promise.all([first, second]), page.life);
    expect(world.accepted().size).toBe(2);
    expect(await world.rows()).toEqual([]);
  });

  test('F-16: being offline is no gate: a drain tries, whatever the browser believes', async ({ world, page }) => {
    await world.queue(page);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await page.drain('start')).toMatchObject({ delivered: 1 });
    vi.unstubAllGlobals();
  });

  test('while there is no network, one lead is tried per backoff, not one after another', async ({ world, page }) => {
    await world.queue(page, 5);
    world.isOnline = false;
    let tries = 0;
    world.clockOffset += 60_000;
    const until = world.now() + 10 * 60_000;
    for (; world.now() < until; tries++) {
      await page.drain('timer');
      world.clockOffset += Math.max(0, ((await page.nextDue()) ?? until) - world.now());
    }
    expect(tries).toBeLessThan(12);
  });

  test('the causes have this order of priority', () => {
    const inOrder = Object.entries(PRIORITY).sort((a, b) => a[1] - b[1]);
    expect(inOrder.map(([cause]) => cause)).toEqual([
      'timer',
      'pageshow',
      'visible',
      'sync',
      'online',
      'start',
      'visitor',
    ]);
  });
});

describe('rule 6: at most 15 a minute and form', () => {
  test('F-6: 40 waiting leads take three minutes, whoever drains', async ({ world, page }) => {
    await world.queue(page, 40);
    const worker = world.start('worker');
    const other = world.start();
    world.clockOffset += 61_000;
    for (let minute = 0; minute < 4; minute++) {
      for (const actor of [page, worker, other]) await actor.drain('visitor');
      expect(world.posts.length).toBe(Math.min(40, 15 * (minute + 1)));
      const due = await other.nextDue();
      world.clockOffset += minute < 2 ? Math.max(0, (due ?? 0) - world.now()) : 61_000;
    }
    for (const { at } of world.posts)
      expect(world.posts.filter((post) => post.at >= at && post.at < at + 60_000).length).toBeLessThanOrEqual(15);
    expect(await world.rows()).toEqual([]);
  });

  test('each form has its own, and a visitor’s submit is never held up by it', async ({ world, page }) => {
    await world.queue(page, 20);
    await world.queue(page, 3, { form: 'reservation' });
    world.clockOffset += 61_000;
    await page.drain('online');
    expect(world.posts.filter(({ form }) => form === 'visit')).toHaveLength(15);
    expect(world.posts.filter(({ form }) => form === 'reservation')).toHaveLength(3);
    expect(await page.submit(makeLead())).toMatchObject({ verdict: { kind: 'delivered' } });
  });

  test('F-6: after a 429 its form rests for a minute, the others do not', async ({ world, page }) => {
    await world.queue(page, 2);
    await world.queue(page, 1, { form: 'interest' });
    world.scripted.push('429');
    await page.drain('online');
    expect(world.posts.map(({ form }) => form)).toEqual(['visit', 'interest']);
    const rows = await world.rows();
    expect(rows.map(({ attempts }) => attempts).sort((a, b) => a - b)).toEqual([1, 2]);
    expect((rows.find(({ attempts }) => attempts === 2)?.nextAt ?? 0) - world.now()).toBeGreaterThanOrEqual(60_000);
  });
});

describe('rule 8: clocks jump', () => {
  test.for([-5 * 365 * DAY, 5 * 365 * DAY])(
    'F-14: a clock that jumps by %i ms deletes nothing and holds nothing up',
    async (jump, { world, page }) => {
      const [lead] = await world.queue(page);
      world.clockOffset += jump;
      await page.drain('timer');
      expect(world.accepted()).toEqual(new Set([lead.id]));
    },
  );

  test('a lease from a clock that was ahead does not hold its row', async ({ world, page }) => {
    world.clockOffset = 5 * 365 * DAY;
    world.scripted.push('hang');
    const work = page.begin.submit(makeLead());
    await world.untilPosted();
    page.life.die();
    await world.finish(work, page.life);
    world.clockOffset = 0;
    await world.start().drain('timer');
    expect(world.posts).toHaveLength(2);
  });
});

describe('rule 12: the worker', () => {
  test('F-15: a sync event begins nothing that might end after its two minutes', async ({ world, page }) => {
    await world.queue(page, 12);
    world.clockOffset += 61_000;
    const worker = world.start('worker');
    world.onPost = async () => void vi.setSystemTime(Date.now() + 14_000);
    world.otherwise = '500';
    const began = world.now();
    const result = await worker.drain('sync', began + 120_000);
    expect(result).toMatchObject({ delivered: 0, pending: 12 });
    expect(world.now() - began).toBeLessThanOrEqual(120_000);
    expect(world.posts).toHaveLength(8);
  });

  test('F-15: pending counts what the browser should come back for', async ({ world, page }) => {
    await world.queue(page, 3);
    const worker = world.start('worker');
    world.scripted.push('404', '422', '500');
    expect(await worker.drain('sync')).toMatchObject({ pending: 1 });
    expect(await worker.drain('sync')).toMatchObject({ delivered: 1, pending: 0 });
  });

  test('F-22: without Web Locks, worker or database a page alone delivers', async ({ world }) => {
    world.hasLocks = false;
    const page = world.start();
    await world.queue(page, 3);
    expect(await page.drain('start')).toMatchObject({ delivered: 3, pending: 0 });
  });
});
