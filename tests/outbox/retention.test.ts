import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RETENTION_MS } from '#outbox/limits.ts';
import { fakeTimers, makeLead, World } from '#tests/support/outbox-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: World;
beforeEach(() => {
  fakeTimers();
  world = new World();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the retention of a shared tablet, of which the worker does not know', () => {
  /** A lead that the page stored while there was no network, met by the worker. */
  async function handOver(retentionMs: number) {
    const page = world.start('page', { retentionMs });
    world.isOnline = false;
    await world.finish(page.submit(makeLead()), page.life);
    world.isOnline = true;
    return world.start('worker');
  }

  test.each([
    ['a shared tablet', DAY],
    ['a visitor’s own device', RETENTION_MS],
  ])('on %s the worker keeps what the service refuses for %i ms', async (_device, retentionMs) => {
    const worker = await handOver(retentionMs);
    world.scripted.push('422');
    await world.finish(worker.drain('sync'), worker.life);
    expect(await world.rows()).toMatchObject([{ state: 'refused', nextAt: world.now() + retentionMs }]);
    vi.advanceTimersByTime(retentionMs);
    await world.finish(worker.drain('sync'), worker.life);
    expect(await world.rows()).toEqual([]);
  });

  test.each([
    ['a shared tablet', DAY, 'expired'],
    ['a visitor’s own device', RETENTION_MS, 'queued'],
  ])('on %s (%i ms) a lead that failed for 25 hours is %s to the worker', async (_device, retentionMs, state) => {
    const worker = await handOver(retentionMs);
    world.otherwise = '500';
    for (let count = 0; count < 2; count++) await world.finish(worker.drain('sync'), worker.life);
    vi.advanceTimersByTime(25 * HOUR);
    await world.finish(worker.drain('sync'), worker.life);
    expect(await world.rows()).toMatchObject([{ state }]);
  });

  test('a row of an older build, which says nothing of it, goes by what its reader knows', async () => {
    const worker = await handOver(DAY);
    for (const { retentionMs: _unknown, ...row } of await world.rows()) await world.write(row);
    world.scripted.push('422');
    await world.finish(worker.drain('sync'), worker.life);
    expect(await world.rows()).toMatchObject([{ state: 'refused', nextAt: world.now() + RETENTION_MS }]);
  });
});
