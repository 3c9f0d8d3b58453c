import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeTimers, makeLead, World } from '#tests/support/outbox-world.ts';

beforeEach(() => {
  fakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const UNLIMITED = { rows: Infinity, sendsPerMinute: Infinity };

test('1,000 leads queue and drain, every third answer a failure, and none is lost', async () => {
  const world = new World();
  const page = world.start('page', { limits: UNLIMITED });
  world.isOnline = false;
  const ids = new Set<string>();
  for (let count = 0; count < 1000; count++) {
    const lead = makeLead();
    ids.add(lead.id);
    expect(await world.finish(page.submit(lead), page.life)).toMatchObject({ saved: true });
  }
  world.isOnline = true;
  world.scripted.push(
    ...Array.from({ length: 300 }, (_, index) => (['ok', '500', 'html'] as const)[index % 3] ?? 'ok'),
  );
  for (let round = 0; round < 3; round++) await world.finish(page.drain('visitor'), page.life);
  expect(world.accepted()).toEqual(ids);
  expect(await world.rows()).toEqual([]);
});

test('with the limits of every day, 200 leads of one form drain in 14 minutes of 15', async () => {
  const world = new World();
  const page = world.start();
  world.isOnline = false;
  for (let count = 0; count < 200; count++) {
    await world.finish(page.submit(makeLead()), page.life);
    world.clockOffset += 5000;
  }
  world.isOnline = true;
  const began = world.now();
  await world.finish(page.drain('online'), page.life);
  for (let due: number | null = began; due !== null; due = await world.finish(page.nextDue(), page.life)) {
    world.clockOffset += Math.max(0, due - world.now());
    await world.finish(page.drain('timer'), page.life);
  }
  expect(world.accepted().size).toBe(200);
  expect(world.posts).toHaveLength(200);
  expect(world.now() - began).toBeLessThan(15 * 60_000);
});
