import { IDBDatabase } from 'fake-indexeddb';
import { describe, expect, vi } from 'vitest';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

describe('rule 1: write first', () => {
  test.for(FAULTS)(
    'the row stands under the submit’s lease before the POST leaves (%s)',
    async (fault, { world, page }) => {
      const lead = makeLead();
      world.scripted.push(fault);
      const before: unknown[] = [];
      world.onPost = async () => void before.push(...(await world.rows()));
      await page.submit(lead);
      expect(before).toMatchObject([
        { id: lead.id, state: 'sending', lease: { owner: `${page.life.name}:${lead.id}` } },
      ]);
    },
  );

  test('a tab that dies as soon as its POST is out has left the row in the store', async ({ world, page }) => {
    const lead = makeLead();
    world.scripted.push('hang');
    const work = page.begin.submit(lead);
    await world.untilPosted();
    page.life.die();
    await world.finish(work, page.life);
    expect(await world.rows()).toMatchObject([
      { id: lead.id, state: 'sending', lease: { owner: `page-1:${lead.id}` } },
    ]);
  });

  test('F-20: every transaction that writes is asked for with strict durability', async ({ page }) => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await page.submit(makeLead());
    const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes.length).toBeGreaterThanOrEqual(2);
    for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
  });

  test('a lead whose transaction aborts when it commits is not called saved', async ({ world, page }) => {
    const { transaction: begin } = IDBDatabase.prototype as { transaction: (...given: unknown[]) => IDBTransaction };
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function transaction(
      this: IDBDatabase,
      ...given
    ) {
      const begun = begin.apply(this, given);
      const objectStore = begun.objectStore.bind(begun);
      begun.objectStore = (name) => {
        const store = objectStore(name);
        const put = store.put.bind(store);
        store.put = (value) => {
          const request = put(value);
          // The put itself succeeds; the disk is full when it is to be flushed.
          if (name === 'leads') setImmediate(() => begun.abort());
          return request;
        };
        return store;
      };
      return begun;
    });
    world.otherwise = '500';
    expect(await page.submit(makeLead())).toMatchObject({
      saved: false,
      verdict: { kind: 'busy' },
    });
  });
});

describe('what the visitor is told', () => {
  test.for([
    ['ok', 'delivered', false, []],
    ['422', 'refused', false, []],
    ['404', 'blocked', true, ['queued']],
    ['200error', 'blocked', true, ['queued']],
    ['200no', 'blocked', true, ['queued']],
    ['400html', 'refused', false, []],
    ['429', 'busy', true, ['queued']],
    ['500', 'busy', true, ['queued']],
    ['html', 'unparsed', true, ['queued']],
    ['rst', 'unreachable', true, ['queued']],
    ['half', 'unreachable', true, ['queued']],
    ['500nocors', 'unreachable', true, ['queued']],
    ['302', 'unreachable', true, ['queued']],
    ['hang', 'unreachable', true, ['queued']],
  ] as const)('after %s: %s, saved %s', async ([fault, kind, saved, states], { world, page }) => {
    const lead = makeLead();
    world.scripted.push(fault);
    const told = await page.submit(lead);
    expect(told).toMatchObject({ verdict: { kind }, saved, leadId: lead.id });
    expect((await world.rows()).map(({ state }) => state)).toEqual(states);
  });

  test('F-10: a request that hangs is given up after 15 s', async ({ world, page }) => {
    world.scripted.push('hang');
    const before = Date.now();
    const told = await page.submit(makeLead());
    expect(told).toMatchObject({ verdict: { kind: 'unreachable', reason: 'timeout' } });
    expect(Date.now() - before).toBeLessThanOrEqual(15_000);
  });

  test('every copy carries its number and its sender besides the lead', async ({ world, page }) => {
    const lead = makeLead({
      form: 'customer',
      marketingConsent: true,
      consent: true,
      site: 'onsaemi',
      page: '/Promotion/Customer',
    });
    world.scripted.push('500');
    await page.submit(lead);
    const worker = world.start('worker');
    await worker.drain('sync');
    const common = {
      ...lead.fields,
      lead_id: lead.id,
      site: 'onsaemi',
      form: 'customer',
      page: '/Promotion/Customer',
      consent: 'true',
      submitted_at: lead.submittedAt,
      submitted_at_kst: '2026-11-21 12:00:00 (KST)',
      notice_version: lead.noticeVersion,
      marketing_consent: 'true',
    };
    expect(world.posts.map(({ body }) => body)).toEqual([
      { ...common, attempt: '1', via: 'page' },
      { ...common, attempt: '2', via: 'worker' },
    ]);
  });

  test('a lead that an older build has stored, with less about it, is sent with what there is', async ({
    world,
    page,
  }) => {
    const [lead] = await world.queue(page);
    const [row] = await world.rows();
    await world.write({ ...row, payload: { ...lead, submittedAt: 'yesterday' } });
    expect(await page.drain('start')).toMatchObject({ delivered: 1 });
    const { body } = world.posts[0] ?? { body: {} };
    expect(body).toMatchObject({ ...lead.fields, lead_id: lead.id, form: 'visit', submitted_at: 'yesterday' });
    for (const name of ['site', 'page', 'consent', 'marketing_consent']) expect(body).not.toHaveProperty(name);
  });

  test('a submit that finds the network again lifts the hold on the waiting ones', async ({ world, page }) => {
    await world.queue(page);
    world.clockOffset += 3750;
    await page.submit(makeLead());
    expect(await page.nextDue()).toBeLessThanOrEqual(world.now());
  });
});
