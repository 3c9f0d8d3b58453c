import { describe, expect, vi } from 'vitest';
import { memoryStorage } from '#tests/support/outbox/world/memory-storage.ts';
import { asFirstBuild } from '#tests/support/outbox/world/outbox-first-schema.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

const DAY = 86_400_000;

// A build without an office does with the office's rows what every build of before does: their form is unknown to it.

describe('builds before and after the office', () => {
  test('what waits from before goes to both', async ({ world }) => {
    const leads = await world.queue(world.start('page', asFirstBuild(world.factory)), 2);
    expect(await world.startWithOffice().drain('start')).toEqual({ delivered: 4, pending: 0 });
    expect(new Set(world.office.ids('leads'))).toEqual(new Set(leads.map(({ id }) => id)));
    expect(world.posts).toHaveLength(2);
    expect(await world.rows()).toEqual([]);
  });

  test('what the form’s service has refused before goes to nobody', async ({ world, page }) => {
    await world.queue(page);
    world.scripted.push('422');
    await page.drain('start');
    expect(await world.startWithOffice().drain('start')).toEqual({ delivered: 0, pending: 0 });
    expect(world.officePosts).toEqual([]);
  });

  test('rolled back, the form gets its copies once, and the office its own when it is back', async ({
    world,
    page,
  }) => {
    const leads = await world.queue(world.startWithOffice(), 2);
    expect(await page.drain('start')).toEqual({ delivered: 2, pending: 0 });
    expect(world.officePosts).toEqual([]);
    vi.advanceTimersByTime(3 * DAY);
    expect(await world.startWithOffice().drain('start')).toEqual({ delivered: 2, pending: 0 });
    expect(world.posts).toHaveLength(2);
    expect(new Set(world.office.ids('leads'))).toEqual(new Set(leads.map(({ id }) => id)));
  });

  test('rolled back, the same text is the same lead to the form', async ({ world, page }) => {
    const [lead] = await world.queue(world.startWithOffice());
    expect(await page.submit({ ...lead, id: 'other' })).toMatchObject({
      verdict: { kind: 'delivered' },
      leadId: lead.id,
    });
    await world.startWithOffice().drain('start');
    expect(world.posts).toHaveLength(1);
    expect(world.office.ids('leads')).toEqual([lead.id]);
  });

  test('a row that the office had a copy of gets no second one', async ({ world }) => {
    const page = world.startWithOffice();
    world.otherwise = '500';
    await page.submit(makeLead());
    await page.drain('start');
    await world.startWithOffice('worker').drain('sync');
    expect(world.officePosts).toHaveLength(1);
  });
});

test('copies that move from localStorage to the database go to both', async ({ world }) => {
  const fallback = memoryStorage();
  const [lead] = await world.queue(world.startWithOffice('page', { indexedDB: null, fallback }));
  expect(await world.startWithOffice('page', { fallback }).drain('start')).toEqual({ delivered: 2, pending: 0 });
  expect(world.office.ids('leads')).toEqual([lead.id]);
  expect(Object.keys(fallback).filter((key) => key.includes(lead.id))).toEqual([]);
});

test('foreign rows hold up nothing', async ({ world }) => {
  const page = world.startWithOffice();
  await world.queue(page);
  const [row] = await world.rows();
  await world.write({ ...row, id: 'x', form: 7 });
  await world.write({ ...row, id: 'office:y', form: undefined, hash: 7 });
  expect(await page.drain('start')).toMatchObject({ delivered: 2 });
});
