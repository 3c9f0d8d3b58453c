import { describe, expect, vi } from 'vitest';
import { RETENTION_MS } from '#outbox/limits.ts';
import { test } from '#tests/support/outbox-test.ts';
import type { World } from '#tests/support/outbox-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('how long a lead is kept', () => {
  test('a row expires by age and attempts, not by one alone', async ({ world, page }) => {
    await world.queue(page);
    world.otherwise = '500';
    vi.advanceTimersByTime(8 * DAY);
    await page.drain('start');
    expect(await world.rows()).toMatchObject([{ state: 'queued', attempts: 2 }]);
    vi.advanceTimersByTime(HOUR);
    await page.drain('start');
    vi.advanceTimersByTime(HOUR);
    await page.drain('start');
    expect(await world.rows()).toMatchObject([{ state: 'expired', attempts: 3 }]);
    expect(world.posts).toHaveLength(2);
  });

  test('dead rows are erased after 7 days, and the visitor can send an expired one again', async ({ world, page }) => {
    await world.queue(page, 2);
    world.scripted.push('422', '500');
    await page.drain('start');
    world.otherwise = '500';
    await page.drain('visitor');
    vi.advanceTimersByTime(6 * DAY);
    await page.drain('timer');
    expect((await world.rows()).map(({ state }) => state).sort()).toEqual(['queued', 'refused']);
    vi.advanceTimersByTime(2 * DAY);
    await page.drain('timer');
    expect((await world.rows()).map(({ state }) => state)).toEqual(['expired']);
    world.otherwise = 'ok';
    expect(await page.drain('visitor')).toMatchObject({ delivered: 1 });
  });

  test('a kiosk forgets after 24 hours, also what was given up before it became one', async ({ world, page }) => {
    await world.queue(page, 2);
    world.scripted.push('422', '500');
    await page.drain('start');
    world.otherwise = '500';
    const kiosk = world.start('page', { retentionMs: DAY });
    await kiosk.drain('visitor');
    vi.advanceTimersByTime(25 * HOUR);
    await kiosk.drain('timer');
    expect((await world.rows()).map(({ state }) => state)).toEqual(['expired']);
    vi.advanceTimersByTime(25 * HOUR);
    await kiosk.drain('timer');
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
    ['a shared tablet', DAY],
    ['a visitor’s own device', RETENTION_MS],
  ] as const)(
    'on %s the worker keeps what the service refuses for %i ms',
    async ([_device, retentionMs], { world }) => {
      const worker = await handOver(world, retentionMs);
      world.scripted.push('422');
      await worker.drain('sync');
      expect(await world.rows()).toMatchObject([{ state: 'refused', nextAt: world.now() + retentionMs }]);
      vi.advanceTimersByTime(retentionMs);
      await worker.drain('sync');
      expect(await world.rows()).toEqual([]);
    },
  );

  test.for([
    ['a shared tablet', DAY, 'expired'],
    ['a visitor’s own device', RETENTION_MS, 'queued'],
  ] as const)(
    'on %s (%i ms) a lead that failed for 25 hours is %s to the worker',
    async ([_device, retentionMs, state], { world }) => {
      const worker = await handOver(world, retentionMs);
      world.otherwise = '500';
      for (let count = 0; count < 2; count++) await worker.drain('sync');
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
});
