import { expect } from 'vitest';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

const UNLIMITED = { rows: Infinity, sendsPerMinute: Infinity };

test('1,000 leads queue and drain, every third answer a failure, and none is lost', async ({ world }) => {
  const page = world.start('page', { limits: UNLIMITED });
  world.isOnline = false;
  const ids = new Set<string>();
  for (let count = 0; count < 1000; count++) {
    const lead = makeLead();
    ids.add(lead.id);
    expect(await page.submit(lead)).toMatchObject({ saved: true });
  }
  world.isOnline = true;
  world.scripted.push(
    ...Array.from({ length: 300 }, (_, index) => (['ok', '500', 'html'] as const)[index % 3] ?? 'ok'),
  );
  for (let round = 0; round < 3; round++) await page.drain('visitor');
  expect(world.accepted()).toEqual(ids);
  expect(await world.rows()).toEqual([]);
});

test('with the limits of every day, 200 leads of one form drain in 14 minutes of 15', async ({ world, page }) => {
  world.isOnline = false;
  for (let count = 0; count < 200; count++) {
    await page.submit(makeLead());
    world.clockOffset += 5000;
  }
  world.isOnline = true;
  const began = world.now();
  await page.drain('online');
  for (let due: number | null = began; due !== null; due = await page.nextDue()) {
    world.clockOffset += Math.max(0, due - world.now());
    await page.drain('timer');
  }
  expect(world.accepted().size).toBe(200);
  expect(world.posts).toHaveLength(200);
  expect(world.now() - began).toBeLessThan(15 * 60_000);
});
