import { describe, expect, vi } from 'vitest';
import { readConfirmations } from '#outbox/store/ledger.ts';
import { openStorage } from '#outbox/store/storage.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

const DAY = 86_400_000;

describe('a receiver whose time is over', () => {
  test.for(['form', 'office'] as const)(
    'what the other has is not kept for the %s beyond 7 days, nor shown as given up',
    async (receiver, { world }) => {
      const page = world.startWithOffice();
      if (receiver === 'form') world.otherwise = '500';
      else world.officeOtherwise = '500';
      expect(await page.submit(makeLead())).toMatchObject({ verdict: { kind: 'delivered' } });
      expect(await page.waiting()).toMatchObject([{ state: 'confirmed', missing: [receiver] }]);
      vi.advanceTimersByTime(6 * DAY);
      await page.drain('start');
      expect(await world.rows()).toHaveLength(1);
      vi.advanceTimersByTime(2 * DAY);
      world.isOnline = false;
      await page.drain('start');
      expect(await world.rows(), 'not given up untried').toHaveLength(1);
      world.isOnline = true;
      await page.drain('start');
      expect(await world.rows()).toEqual([]);
    },
  );

  test('what neither has is given up for each by itself, and kept as long again', async ({ world }) => {
    const page = world.startWithOffice();
    world.otherwise = world.officeOtherwise = '500';
    await page.submit(makeLead());
    vi.advanceTimersByTime(8 * DAY);
    await page.drain('start');
    expect(await page.waiting()).toMatchObject([{ state: 'expired', missing: ['form', 'office'] }]);
    world.officeOtherwise = 'ok';
    await page.drain('start');
    expect(world.office.ids('leads')).toHaveLength(1);
  });

  test('rows for an office that a later build no longer has go by their age', async ({ world, page }) => {
    const before = world.startWithOffice();
    world.officeOtherwise = '500';
    await before.submit(makeLead());
    vi.advanceTimersByTime(7 * DAY);
    await page.drain('start');
    expect(await world.rows()).toEqual([]);
  });
});

describe('what the form’s service refuses', () => {
  test('is no longer for it, and goes to the office', async ({ world }) => {
    const page = world.startWithOffice();
    world.scripted.push('422');
    world.officeScripted.push('500');
    const lead = makeLead();
    expect(await page.submit(lead)).toMatchObject({ verdict: { kind: 'busy' }, saved: true });
    await page.drain('start');
    expect(world.posts).toHaveLength(1);
    expect(world.office.ids('leads')).toEqual([lead.id]);
    expect(await world.rows()).toEqual([]);
  });

  test('by something that is not itself is kept for it', async ({ world }) => {
    const page = world.startWithOffice();
    world.scripted.push('400html');
    await page.submit(makeLead());
    expect(await page.drain('start')).toMatchObject({ delivered: 1 });
    expect(world.accepted().size).toBe(1);
  });
});

test('the visitor’s removal is of both copies', async ({ world }) => {
  const page = world.startWithOffice();
  const [lead, other] = await world.queue(page, 2);
  await page.remove(lead.id);
  expect((await page.waiting())?.map(({ id }) => id)).toEqual([other?.id]);
  await page.drain('online');
  expect(world.office.ids('leads')).toEqual([other?.id]);
  expect(world.accepted()).toEqual(new Set([other?.id]));
});

test('a lead takes one place of those that may wait', async ({ world }) => {
  const page = world.startWithOffice('page', { limits: { rows: 2, sendsPerMinute: 15 } });
  await world.queue(page, 2);
  world.isOnline = false;
  expect(await page.submit(makeLead())).toMatchObject({ saved: false });
});

test('the visitor is told once that it arrived, by the first receiver', async ({ world }) => {
  const page = world.startWithOffice();
  const [lead] = await world.queue(page);
  world.officeScripted.push('500');
  const { transact } = openStorage({ indexedDB: world.factory, fallback: null, now: Date.now });
  const untold = () => world.finish(readConfirmations(transact, world.now()));
  await page.drain('online');
  expect(await untold()).toMatchObject([{ id: lead.id, form: 'visit' }]);
  await page.drain('online');
  expect(await world.rows()).toEqual([]);
  expect(await untold()).toHaveLength(1);
});
