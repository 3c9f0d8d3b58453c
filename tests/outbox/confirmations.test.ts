import { describe, expect, vi } from 'vitest';
import { markSeen, readConfirmations } from '#outbox/store/ledger.ts';
import { openStorage } from '#outbox/store/storage.ts';
import { memoryStorage } from '#tests/support/outbox/world/memory-storage.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead, type World } from '#tests/support/outbox/world/outbox-world.ts';

const DAY = 86_400_000;

const storageOf = ({ factory }: World) => openStorage({ indexedDB: factory, fallback: null, now: Date.now });
const untoldIn = async (world: World) => world.finish(readConfirmations(storageOf(world).transact, world.now()));

describe('what arrived and its visitor does not know', () => {
  test('is every delivered lead: from its form, from the store, by the worker', async ({ world, page }) => {
    const own = makeLead({ form: 'customer' });
    await page.submit(own);
    const [late] = await world.queue(page);
    await page.drain('online');
    const [worked] = await world.queue(page, 1, { form: 'reservation' });
    vi.advanceTimersByTime(1000);
    await world.start('worker').drain('sync');
    const untold = (await untoldIn(world)) ?? [];
    expect(new Map(untold.map(({ id, form }) => [id, form]))).toEqual(
      new Map([
        [own.id, 'customer'],
        [late.id, 'visit'],
        [worked.id, 'reservation'],
      ]),
    );
    expect(untold.at(-1), 'oldest first').toMatchObject({ id: worked.id, at: world.now() });
  });

  test('holds nothing of what was typed, not even its hash', async ({ world, page }) => {
    await page.submit(makeLead());
    vi.advanceTimersByTime(DAY);
    // The same text is the same lead for ten minutes; by the next delivery that is forgotten.
    await page.submit(makeLead());
    const ledger = await world.finish(storageOf(world).transact(({ ledgers }) => ledgers.get('visit')));
    expect(ledger?.untold).toHaveLength(2);
    for (const entry of ledger?.untold ?? []) expect(entry).toEqual({ id: entry.id, hash: '', at: entry.at });
    expect(ledger?.delivered).toHaveLength(1);
  });

  test('is not what was refused, or waits, or was removed', async ({ world, page }) => {
    world.scripted.push('422', '500', 'rst');
    for (let lead = 0; lead < 3; lead++) await page.submit(makeLead());
    expect(await untoldIn(world)).toEqual([]);
  });

  test('is the same for tab and worker until it is told, and told once', async ({ world, page }) => {
    await world.queue(page, 3);
    await page.drain('online');
    const { transact } = storageOf(world);
    const first = await untoldIn(world);
    expect(first).toHaveLength(3);
    await world.finish(markSeen(transact, (first ?? []).slice(0, 2)));
    expect(await untoldIn(world)).toEqual(first?.slice(2));
    await page.submit(makeLead());
    expect(await untoldIn(world), 'a later delivery brings nothing back').toHaveLength(2);
  });

  test('is told within 30 days, whatever the clock does', async ({ world, page }) => {
    await page.submit(makeLead());
    const at = world.now();
    const read = (now: number) => world.finish(readConfirmations(storageOf(world).transact, now));
    expect(await read(at + 29 * DAY)).toHaveLength(1);
    expect(await read(at - 29 * DAY)).toHaveLength(1);
    expect(await read(at + 31 * DAY)).toEqual([]);
  });

  test('is kept where only the fallback is there', async ({ world }) => {
    const fallback = memoryStorage();
    const page = world.start('page', { indexedDB: null, fallback });
    const lead = makeLead();
    await page.submit(lead);
    const { transact } = openStorage({ indexedDB: null, fallback, now: Date.now });
    expect(await world.finish(readConfirmations(transact, world.now()))).toMatchObject([{ id: lead.id }]);
  });

  test('of a ledger that somebody else wrote is nothing', async ({ world }) => {
    const fallback = memoryStorage();
    fallback.setItem('outbox:ledgers:visit', JSON.stringify({ form: 'visit', untold: [{ id: 7 }, {}] }));
    fallback.setItem('outbox:ledgers:customer', JSON.stringify({ form: 'customer', untold: 'x' }));
    const { transact } = openStorage({ indexedDB: null, fallback, now: Date.now });
    expect(await world.finish(readConfirmations(transact, world.now()))).toEqual([]);
    await world.finish(markSeen(transact, [{ id: 'x', form: 'customer' }]));
  });
});
