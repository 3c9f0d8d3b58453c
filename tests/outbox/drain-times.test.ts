import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INSISTENCE } from '#outbox/claim.ts';
import { fakeTimers, makeLead, World, type Actor } from '#tests/support/outbox-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

describe('rule 5: when it is tried again', () => {
  test('a timer sends only what is due', async () => {
    await queue(1);
    await drain('timer');
    expect(world.posts).toHaveLength(0);
    world.clockOffset += 3750;
    await drain('timer');
    expect(world.posts).toHaveLength(1);
  });

  test.each(['online', 'visible', 'pageshow', 'start', 'sync', 'visitor'] as const)(
    '%s overrides the backoff',
    async (cause) => {
      await queue(1);
      expect(await drain(cause)).toMatchObject({ delivered: 1 });
    },
  );

  test.each([
    ['timer', 0],
    ['visible', 0],
    ['online', 0],
    ['sync', 0],
    ['start', 1],
    ['visitor', 1],
  ] as const)('a lead that waits for the owner to mend the form: %s sends %i', async (cause, posts) => {
    world.scripted.push('404');
    await world.finish(page.submit(makeLead()), page.life);
    expect(await drain(cause)).toMatchObject({ delivered: posts, pending: 0 });
    vi.advanceTimersByTime(6 * HOUR);
    await drain('timer');
    expect(world.accepted().size).toBe(1);
  });

  test('becoming visible again and again drains once in 10 s; the last one is deferred, not dropped', async () => {
    await drain('start');
    await queue(1);
    const before = Date.now();
    const results = await world.finish(
      Promise.all([page.drain('visible'), page.drain('pageshow'), page.drain('visible')]),
      page.life,
    );
    expect(Date.now() - before).toBe(10_000);
    expect(results?.[0]).toMatchObject({ delivered: 1 });
    expect(world.posts).toHaveLength(1);
  });

  test('online is never deferred, and comes after a drain that is running', async () => {
    await queue(2);
    world.scripted.push('hang');
    const first = page.drain('start');
    while (world.posts.length === 0) await new Promise((resolve) => void setImmediate(resolve));
    const second = page.drain('online');
    await world.finish(Promise.all([first, second]), page.life);
    expect(world.accepted().size).toBe(2);
    expect(await world.rows()).toEqual([]);
  });

  test('row 16: being offline is no gate: a drain tries, whatever the browser believes', async () => {
    await queue(1);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await drain('start')).toMatchObject({ delivered: 1 });
    vi.unstubAllGlobals();
  });

  test('while there is no network, one lead is tried per backoff, not one after another', async () => {
    await queue(5);
    world.isOnline = false;
    let tries = 0;
    world.clockOffset += 60_000;
    const until = world.now() + 10 * 60_000;
    for (; world.now() < until; tries++) {
      await drain('timer');
      world.clockOffset += Math.max(0, ((await world.finish(page.nextDue(), page.life)) ?? until) - world.now());
    }
    expect(tries).toBeLessThan(12);
  });

  test('the causes insist in this order', () => {
    const inOrder = Object.entries(INSISTENCE).sort((a, b) => a[1] - b[1]);
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
  test('row 6: 40 waiting leads take three minutes, whoever drains', async () => {
    await queue(40);
    const worker = world.start('worker');
    const other = world.start();
    world.clockOffset += 61_000;
    for (let minute = 0; minute < 4; minute++) {
      for (const actor of [page, worker, other]) await world.finish(actor.drain('visitor'), actor.life);
      expect(world.posts.length).toBe(Math.min(40, 15 * (minute + 1)));
      const due = await world.finish(other.nextDue(), other.life);
      world.clockOffset += minute < 2 ? Math.max(0, (due ?? 0) - world.now()) : 61_000;
    }
    for (const { at } of world.posts)
      expect(world.posts.filter((post) => post.at >= at && post.at < at + 60_000).length).toBeLessThanOrEqual(15);
    expect(await world.rows()).toEqual([]);
  });

  test('each form has its own, and a visitor’s submit is never held up by it', async () => {
    await queue(20);
    await queue(3, { form: 'reservation' });
    world.clockOffset += 61_000;
    await drain('online');
    expect(world.posts.filter(({ form }) => form === 'visit')).toHaveLength(15);
    expect(world.posts.filter(({ form }) => form === 'reservation')).toHaveLength(3);
    expect(await world.finish(page.submit(makeLead()), page.life)).toMatchObject({ verdict: { kind: 'delivered' } });
  });

  test('row 6: after a 429 its form rests for a minute, the others do not', async () => {
    await queue(2);
    await queue(1, { form: 'interest' });
    world.scripted.push('429');
    await drain('online');
    expect(world.posts.map(({ form }) => form)).toEqual(['visit', 'interest']);
    const rows = await world.rows();
    expect(rows.map(({ attempts }) => attempts).sort((a, b) => a - b)).toEqual([1, 2]);
    expect((rows.find(({ attempts }) => attempts === 2)?.nextAt ?? 0) - world.now()).toBeGreaterThanOrEqual(60_000);
  });
});

describe('rule 8: clocks jump', () => {
  test.each([-5 * 365 * DAY, 5 * 365 * DAY])(
    'row 14: a clock that jumps by %i ms deletes nothing and holds nothing up',
    async (jump) => {
      const [lead] = await queue(1);
      world.clockOffset += jump;
      await drain('timer');
      expect(world.accepted()).toEqual(new Set([lead?.id]));
    },
  );

  test('a lease from a clock that was ahead does not hold its row', async () => {
    world.clockOffset = 5 * 365 * DAY;
    world.scripted.push('hang');
    const work = page.submit(makeLead());
    while (world.posts.length === 0) await new Promise((resolve) => void setImmediate(resolve));
    page.life.die();
    await world.finish(work, page.life);
    world.clockOffset = 0;
    page = world.start();
    await drain('timer');
    expect(world.posts).toHaveLength(2);
  });

  test('a row expires by age and attempts, not by one alone', async () => {
    await queue(1);
    world.otherwise = '500';
    vi.advanceTimersByTime(8 * DAY);
    await drain('start');
    expect(await world.rows()).toMatchObject([{ state: 'queued', attempts: 2 }]);
    vi.advanceTimersByTime(HOUR);
    await drain('start');
    vi.advanceTimersByTime(HOUR);
    await drain('start');
    expect(await world.rows()).toMatchObject([{ state: 'expired', attempts: 3 }]);
    expect(world.posts).toHaveLength(2);
  });

  test('dead rows are erased after 7 days, and the visitor can send an expired one again', async () => {
    await queue(2);
    world.scripted.push('422', '500');
    await drain('start');
    world.otherwise = '500';
    await drain('visitor');
    vi.advanceTimersByTime(6 * DAY);
    await drain('timer');
    expect((await world.rows()).map(({ state }) => state).sort()).toEqual(['queued', 'refused']);
    vi.advanceTimersByTime(2 * DAY);
    await drain('timer');
    expect((await world.rows()).map(({ state }) => state)).toEqual(['expired']);
    world.otherwise = 'ok';
    expect(await drain('visitor')).toMatchObject({ delivered: 1 });
  });

  test('a kiosk forgets after 24 hours, also what was given up before it became one', async () => {
    await queue(2);
    world.scripted.push('422', '500');
    await drain('start');
    world.otherwise = '500';
    const kiosk = world.start('page', { retentionMs: DAY });
    await world.finish(kiosk.drain('visitor'), kiosk.life);
    vi.advanceTimersByTime(25 * HOUR);
    await world.finish(kiosk.drain('timer'), kiosk.life);
    expect((await world.rows()).map(({ state }) => state)).toEqual(['expired']);
    vi.advanceTimersByTime(25 * HOUR);
    await world.finish(kiosk.drain('timer'), kiosk.life);
    expect(await world.rows()).toEqual([]);
  });
});

describe('rule 12: the worker', () => {
  test('row 15: a sync event begins nothing that might end after its two minutes', async () => {
    await queue(12);
    world.clockOffset += 61_000;
    const worker = world.start('worker');
    world.onPost = async () => void vi.setSystemTime(Date.now() + 14_000);
    world.otherwise = '500';
    const began = world.now();
    const result = await world.finish(worker.drain('sync', began + 120_000), worker.life);
    expect(result).toMatchObject({ delivered: 0, pending: 12 });
    expect(world.now() - began).toBeLessThanOrEqual(120_000);
    expect(world.posts).toHaveLength(8);
  });

  test('row 15: pending counts what the browser should come back for', async () => {
    await queue(3);
    const worker = world.start('worker');
    world.scripted.push('404', '422', '500');
    expect(await world.finish(worker.drain('sync'), worker.life)).toMatchObject({ pending: 1 });
    expect(await world.finish(worker.drain('sync'), worker.life)).toMatchObject({ delivered: 1, pending: 0 });
  });

  test('row 22: without Web Locks, worker or database a page alone delivers', async () => {
    world.hasLocks = false;
    page = world.start();
    await queue(3);
    expect(await drain('start')).toMatchObject({ delivered: 3, pending: 0 });
  });
});
