import { describe, expect, vi } from 'vitest';
import { RETENTION_MS } from '#outbox/policy.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import type { World } from '#tests/support/outbox/world/outbox-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

describe('a saved lead is never given up untried', () => {
  const devices = [
    ['a visitor’s own device', RETENTION_MS],
    ['a shared tablet', DAY],
  ] as const;

  test.for(devices)(
    'on %s one that was offline for 30 days goes out as soon as there is a network',
    async ([_device, retentionMs], { world }) => {
      const page = world.start('page', { retentionMs });
      await world.queue(page);
      world.isOnline = false;
      for (let day = 0; day < 30; day++) {
        vi.advanceTimersByTime(DAY);
        await page.drain('start');
        await page.drain('timer');
      }
      expect(await world.rows()).toMatchObject([{ state: 'queued' }]);
      world.isOnline = true;
      expect(await page.drain('online')).toMatchObject({ delivered: 1 });
    },
  );

  test.for(devices)(
    'on %s whose clock was wrong, network and right time coming together cost nothing',
    async ([_device, retentionMs], { world }) => {
      const page = world.start('page', { retentionMs });
      world.clockOffset = -6 * YEAR;
      await world.queue(page);
      world.isOnline = false;
      for (let count = 0; count < 3; count++) await page.drain('visitor');
      world.clockOffset = 0;
      world.isOnline = true;
      expect(await page.drain('online')).toMatchObject({ delivered: 1 });
    },
  );

  test.for([8 * DAY, -8 * DAY, 5 * YEAR, -5 * YEAR])(
    'a clock that jumps by %i ms while the service fails costs a delay at most',
    async (jump, { world, page }) => {
      await world.queue(page);
      world.clockOffset += jump;
      world.otherwise = '500';
      for (let count = 0; count < 5; count++) await page.drain('visitor');
      world.otherwise = 'ok';
      world.clockOffset = 0;
      expect(await page.drain('start')).toMatchObject({ delivered: 1 });
    },
  );

  test.for(['start', 'online'] as const)(
    'one that is given up is sent at the next %s',
    async (cause, { world, page }) => {
      await world.queue(page);
      vi.advanceTimersByTime(8 * DAY);
      world.scripted.push('500');
      await page.drain('online');
      expect(await world.rows()).toMatchObject([{ state: 'expired' }]);
      vi.advanceTimersByTime(HOUR);
      expect(await page.drain('timer')).toMatchObject({ delivered: 0 });
      expect(world.posts).toHaveLength(1);
      expect(await page.drain(cause)).toMatchObject({ delivered: 1 });
    },
  );
});

describe('how long a lead is kept', () => {
  test('it is given up by an answered attempt when it is old, not by age, and not without a network', async ({
    world,
    page,
  }) => {
    await world.queue(page);
    world.otherwise = '500';
    for (let count = 0; count < 5; count++) await page.drain('visitor');
    vi.advanceTimersByTime(8 * DAY);
    world.otherwise = 'rst';
    await page.drain('online');
    expect(await world.rows()).toMatchObject([{ state: 'queued' }]);
    world.otherwise = '500';
    await page.drain('online');
    expect(await world.rows()).toMatchObject([{ state: 'expired' }]);
  });

  test('given up, it is kept for 7 days more and erased by a last attempt, which a network has to answer', async ({
    world,
    page,
  }) => {
    await world.queue(page);
    vi.advanceTimersByTime(8 * DAY);
    world.otherwise = '500';
    await page.drain('timer');
    const givenUpAt = world.now();
    vi.advanceTimersByTime(6 * DAY);
    await page.drain('start');
    expect(await page.nextDue()).toBe(givenUpAt + 7 * DAY);
    vi.advanceTimersByTime(DAY);
    world.isOnline = false;
    await page.drain('timer');
    expect(await world.rows()).toMatchObject([{ state: 'expired' }]);
    world.isOnline = true;
    await page.drain('online');
    expect(await world.rows()).toEqual([]);
  });

  test('submitted again, it begins anew', async ({ world, page }) => {
    const [lead] = await world.queue(page);
    vi.advanceTimersByTime(8 * DAY);
    world.otherwise = '500';
    await page.drain('start');
    expect(await page.submit({ ...lead, id: 'other' })).toMatchObject({ saved: true, leadId: lead.id });
    vi.advanceTimersByTime(6 * DAY);
    await page.drain('timer');
    expect(await world.rows()).toMatchObject([{ state: 'queued' }]);
  });

  test('what the service refuses is erased after 7 days, and the list is told', async ({ world, page }) => {
    await world.queue(page);
    world.scripted.push('422');
    await page.drain('start');
    expect(await page.nextDue()).toBe(world.now() + 7 * DAY);
    vi.advanceTimersByTime(7 * DAY);
    const before = page.messages.length;
    await page.drain('timer');
    expect(await world.rows()).toEqual([]);
    expect(page.messages.slice(before)).toEqual([{ v: 1, kind: 'changed' }]);
  });

  test('a row of a form that this build does not know goes by its age alone: given up, then erased', async ({
    world,
    page,
  }) => {
    await world.queue(page, 1, { form: 'interest' });
    const stranger = world.start('page', { endpoints: {} as never });
    expect(await stranger.nextDue()).toBe(world.now() + 7 * DAY);
    vi.advanceTimersByTime(7 * DAY);
    await stranger.drain('timer');
    expect(await world.rows()).toMatchObject([{ state: 'expired' }]);
    expect(await stranger.nextDue()).toBe(world.now() + 7 * DAY);
    vi.advanceTimersByTime(7 * DAY);
    await stranger.drain('timer');
    expect(await world.rows()).toEqual([]);
  });
});

describe('the retention of a shared tablet, of which the worker does not know', () => {
  /** A lead that the page stored while there was no network, met by the worker. */
  async function handOver(world: World, retentionMs: number) {
    await world.queue(world.start('page', { retentionMs }));
    return world.start('worker');
  }

  test.for([
    ['a shared tablet', DAY, HOUR],
    ['a visitor’s own device', RETENTION_MS, RETENTION_MS],
  ] as const)(
    'on %s, which keeps it for %i ms, the worker keeps what the service refuses for %i ms',
    async ([_device, retentionMs, readableMs], { world }) => {
      const worker = await handOver(world, retentionMs);
      world.scripted.push('422');
      await worker.drain('sync');
      expect(await world.rows()).toMatchObject([{ state: 'refused', nextAt: world.now() + readableMs }]);
      vi.advanceTimersByTime(readableMs);
      await worker.drain('sync');
      expect(await world.rows()).toEqual([]);
    },
  );

  test.for([
    ['a shared tablet', DAY, 'expired'],
    ['a visitor’s own device', RETENTION_MS, 'queued'],
  ] as const)(
    'on %s (%i ms) a lead that fails after 25 hours is %s to the worker',
    async ([_device, retentionMs, state], { world }) => {
      const worker = await handOver(world, retentionMs);
      world.otherwise = '500';
      vi.advanceTimersByTime(25 * HOUR);
      await worker.drain('sync');
      expect(await world.rows()).toMatchObject([{ state }]);
    },
  );

  test('a row of an older build, which says nothing of it, goes by what its reader knows', async ({ world }) => {
    const worker = await handOver(world, DAY);
    for (const { retentionMs: _unknown, ...row } of await world.rows()) await world.write(row);
    world.scripted.push('422');
    await worker.drain('sync');
    expect(await world.rows()).toMatchObject([{ state: 'refused', nextAt: world.now() + RETENTION_MS }]);
  });

  test.for(['expired', 'unknown'] as const)(
    'a row that an older build has called %s is sent at the next start',
    async (state, { world, page }) => {
      await world.queue(page);
      const [row] = await world.rows();
      await world.write({ ...row, state, nextAt: world.now() + RETENTION_MS });
      expect(await page.drain('start')).toMatchObject({ delivered: 1 });
    },
  );
});
