import { describe, expect, vi } from 'vitest';
import type { Lead } from '#outbox/lead.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead, type World } from '#tests/support/outbox/world/outbox-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a shared tablet', () => {
  const lead = (day: number): Lead => ({
    ...makeLead(),
    fields: { name: '홍길동', phone: `010-1234-${String(day).padStart(4, '0')}` },
  });

  /**
   * A page that stays open, with a lead a day: it drains at its start and whenever something is due, six hours being
   * its longest timer. @returns how old the oldest lead was that was ever left between two drains
   */
  async function stayOpen(world: World, days: number, each: (hour: number) => void = () => {}) {
    const page = world.start('page', { retentionMs: DAY });
    const began = Date.now();
    let oldest = 0;
    for (let day = 0; day < days; day++) {
      each(day * 24);
      await page.submit(lead(day));
      const end = began + (day + 1) * DAY;
      while (Date.now() < end) {
        const due = (await page.nextDue()) ?? Infinity;
        vi.setSystemTime(Math.min(end, Math.max(Date.now() + 1000, Math.min(due, Date.now() + 6 * HOUR))));
        each((Date.now() - began) / HOUR);
        await page.drain('timer');
        for (const { createdAt } of await world.rows()) oldest = Math.max(oldest, Date.now() - createdAt);
      }
    }
    return oldest;
  }

  test(
    'on a page that is open for 30 days, with a lead a day that is never taken, nothing is older than a day',
    {
      timeout: 120_000,
    },
    async ({ world }) => {
      world.otherwise = '200no';
      expect(await stayOpen(world, 30)).toBeLessThan(DAY + MINUTE);
      expect(new Set(world.posts.map(({ id }) => id)).size).toBe(30);
    },
  );

  test.for(['500', '429', '404', 'html'] as const)(
    'nor with a service that answers %s',
    { timeout: 60_000 },
    async (fault, { world }) => {
      world.otherwise = fault;
      expect(await stayOpen(world, 3)).toBeLessThan(DAY + MINUTE);
    },
  );

  test('what the service refuses later is gone within the day', { timeout: 120_000 }, async ({ world }) => {
    const oldest = await stayOpen(world, 30, (hour) => {
      world.otherwise = hour % 24 === 0 ? 'rst' : '422';
    });
    expect(oldest).toBeLessThan(DAY);
    expect(world.posts).toHaveLength(60);
  });

  test(
    'without a network nothing is given up; soon after its return nothing old is left',
    {
      timeout: 60_000,
    },
    async ({ world }) => {
      world.otherwise = '500';
      const counts: number[] = [];
      world.isOnline = false;
      await stayOpen(world, 3);
      counts.push((await world.rows()).length);
      world.isOnline = true;
      const page = world.start('page', { retentionMs: DAY });
      await page.drain('online');
      counts.push((await world.rows()).filter(({ state }) => state === 'expired').length);
      vi.advanceTimersByTime(HOUR);
      await page.drain('timer');
      counts.push((await world.rows()).length);
      expect(counts).toEqual([3, 3, 0]);
    },
  );

  test('what was given up before a device became one is gone after a last attempt', async ({ world, page }) => {
    await world.queue(page, 1);
    vi.advanceTimersByTime(8 * DAY);
    world.otherwise = '500';
    await page.drain('start');
    vi.advanceTimersByTime(HOUR);
    await world.start('page', { retentionMs: DAY }).drain('start');
    expect(await world.rows()).toEqual([]);
  });
});
