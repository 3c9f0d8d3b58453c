import { describe, expect, vi } from 'vitest';
import { markSeen, readConfirmations } from '#outbox/store/ledger.ts';
import { openStorage } from '#outbox/store/storage.ts';
import { OUTBOX_LEDGERS } from '#protocol/outbox/outbox-names.ts';
import { memoryStorage } from '#tests/support/outbox/world/memory-storage.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead, type World } from '#tests/support/outbox/world/outbox-world.ts';

const transactOf = ({ factory }: World) => openStorage({ indexedDB: factory, fallback: null, now: Date.now }).transact;

const writeLedger = (world: World, ledger: object) => world.write({ form: 'visit', ...ledger }, OUTBOX_LEDGERS);
const readLedger = (world: World) => world.finish(transactOf(world)(({ ledgers }) => ledgers.get('visit')));

const LISTS = ['sent', 'delivered', 'untold'] as const;
const all = (list: unknown) => Object.fromEntries(LISTS.map((name) => [name, list]));

/** What no build of ours writes, and what a build that never was might. */
const FOREIGN = [null, 7, 'x', [], {}, { id: 7, hash: 'x', at: 1 }, { id: 'x', hash: 'x' }];
const foreignAt = (now: number) => [...FOREIGN, { id: 'x', hash: 'x', at: `${now}` }, { id: {}, hash: '', at: now }];

describe('a ledger that is not as this build writes it', () => {
  test.for([
    ['no lists', {}],
    ['null for each list', all(null)],
    ['a word for each list', all('sent')],
    ['a number for each list', all(3)],
    ['an object for each list', all({ length: 2 })],
    ['lists of what is no entry', all(FOREIGN)],
  ] as const)('holds no lead up: %s', async ([_name, ledger], { world, page }) => {
    const [waiting] = await world.queue(page);
    await writeLedger(world, ledger);
    expect(await page.drain('start')).toEqual({ delivered: 1, pending: 0 });
    await writeLedger(world, ledger);
    const lead = makeLead();
    world.isOnline = false;
    expect(await page.submit(lead)).toMatchObject({ saved: true });
    world.isOnline = true;
    await writeLedger(world, ledger);
    expect(await page.drain('online')).toEqual({ delivered: 1, pending: 0 });
    expect(world.accepted()).toEqual(new Set([waiting.id, lead.id]));
    expect(await world.rows()).toEqual([]);
  });

  test('loses what is no entry, and keeps what is', async ({ world, page }) => {
    const first = makeLead();
    await page.submit(first);
    const before = await readLedger(world);
    const now = world.now();
    const among = LISTS.map((name) => [name, [...foreignAt(now), ...(before?.[name] ?? []), ...foreignAt(now)]]);
    await writeLedger(world, Object.fromEntries(among));
    expect(await page.submit({ ...first, id: makeLead().id }), 'the same lead').toMatchObject({ leadId: first.id });
    expect(world.posts).toHaveLength(1);
    const second = makeLead();
    await page.submit(second);
    const after = await readLedger(world);
    for (const name of LISTS)
      expect(
        after?.[name].map(({ id }) => id),
        name,
      ).toEqual([first.id, second.id]);
  });

  test('counts only what is an entry against the sends of a minute', async ({ world }) => {
    const page = world.start('page', { limits: { rows: 200, sendsPerMinute: 2 } });
    await world.queue(page);
    vi.advanceTimersByTime(60_000);
    await writeLedger(world, all(foreignAt(world.now())));
    expect(await page.drain('start')).toMatchObject({ delivered: 1 });
  });

  test('tells what arrived, and writes down what was seen, past what is no entry', async ({ world, page }) => {
    const seen = makeLead();
    const unseen = makeLead();
    await page.submit(seen);
    await page.submit(unseen);
    const untold = [...foreignAt(world.now()), ...((await readLedger(world))?.untold ?? [])];
    await writeLedger(world, { untold });
    const transact = transactOf(world);
    const read = () => world.finish(readConfirmations(transact, world.now()));
    expect((await read())?.map(({ id }) => id)).toEqual([seen.id, unseen.id]);
    await world.finish(markSeen(transact, [{ id: seen.id, form: 'visit' }]));
    expect((await read())?.map(({ id }) => id)).toEqual([unseen.id]);
    expect((await readLedger(world))?.untold, 'what is no entry is gone').toHaveLength(1);
  });

  test.for([null, 'x', 3, { length: 1 }])(
    'takes what was seen where its list is %j',
    async (untold, { world, page }) => {
      await world.queue(page);
      await writeLedger(world, { untold });
      await world.finish(markSeen(transactOf(world), [{ id: 'x', form: 'visit' }]));
      expect(await readLedger(world)).toMatchObject({ form: 'visit', untold: [] });
    },
  );
});

test.for(['null', '5', '"x"', '[3]', '{"form":7,"sent":{},"delivered":"x","untold":[null]}', '{"sent'])(
  'in localStorage the ledger %s holds no lead up either',
  async (text, { world }) => {
    const fallback = memoryStorage();
    const page = world.start('page', { indexedDB: null, fallback });
    const { transact } = openStorage({ indexedDB: null, fallback, now: Date.now });
    const [lead] = await world.queue(page);
    fallback.setItem('outbox:ledgers:visit', text);
    await world.finish(markSeen(transact, [{ id: 'x', form: 'visit' }]));
    fallback.setItem('outbox:ledgers:visit', text);
    expect(await page.drain('start')).toEqual({ delivered: 1, pending: 0 });
    expect(await world.finish(readConfirmations(transact, world.now()))).toMatchObject([{ id: lead.id }]);
  },
);

test('a lead whose lease is no lease is sent in time, and holds no other up meanwhile', async ({ world, page }) => {
  const [broken, good] = await world.queue(page, 2);
  const row = (await world.rows()).find(({ id }) => id === broken.id);
  for (const lease of [{}, 'x', { owner: 7 }]) {
    await world.write({ ...row, state: 'sending', nextAt: world.now() + 30_000, lease });
    await page.drain('start');
  }
  expect(world.accepted()).toContain(good?.id);
  vi.advanceTimersByTime(60_000);
  await page.drain('start');
  expect(world.accepted()).toContain(broken.id);
});
