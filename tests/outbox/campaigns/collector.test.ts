import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOutbox, type Outbox } from '#outbox/outbox.ts';
import type { OutboxEnvironment } from '#outbox/environment.ts';
import { waitingLeads } from '#outbox/waiting.ts';
import {
  browserFetch,
  startCollector,
  type Collector,
  type Fault,
} from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { CALM, makeLead } from '#tests/support/outbox/world/outbox-world.ts';

// The outbox against sockets: what a browser's fetch makes of each failure, with the collector's log as the oracle.

let collector: Collector;
let outbox: Outbox;
let clock = 0;

const open = (more: Partial<OutboxEnvironment> = {}) =>
  openOutbox({
    ...CALM,
    now: () => Date.now() + clock,
    fetch: browserFetch('https://site.test'),
    indexedDB: new IDBFactory(),
    endpoints: collector.endpoints,
    owner: 'page',
    via: 'page',
    ...more,
  });

beforeEach(async () => {
  clock = 0;
  collector = await startCollector();
  outbox = open();
});
afterEach(async () => {
  vi.useRealTimers();
  await collector.close();
});

describe('each failure of the service', () => {
  test.each([
    ['F-1', 'rst', 'unreachable'],
    ['F-2', 'half', 'unreachable'],
    ['F-3', '200error', 'blocked'],
    ['F-4', 'html', 'unparsed'],
    ['F-5', '302', 'unreachable'],
    ['F-6', '429', 'busy'],
    ['F-7', '500', 'busy'],
    ['F-8', '500nocors', 'unreachable'],
    ['F-7', '404', 'blocked'],
  ] as const)(
    '%s: after %s the lead is kept, and delivered under the same id when the service is back',
    async (_row, fault, kind) => {
      const lead = makeLead();
      collector.script(fault);
      expect(await outbox.submit(lead)).toMatchObject({ verdict: { kind }, saved: true, leadId: lead.id });
      expect(collector.posts()).toHaveLength(1);
      expect(await outbox.drain('visitor')).toMatchObject({ delivered: 1, pending: 0 });
      expect(collector.posts().map(({ leadId }) => leadId)).toEqual([lead.id, lead.id]);
      expect(collector.posts().map(({ body }) => body['attempt'])).toEqual(['1', '2']);
      expect(await outbox.rows()).toEqual([]);
    },
  );

  test('F-10: a request that hangs is cut after 15 s', async () => {
    collector.script('hang');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const work = outbox.submit(makeLead());
    while (collector.posts().length === 0) await new Promise((resolve) => void setImmediate(resolve));
    vi.advanceTimersByTime(15_000);
    expect(await work).toMatchObject({ verdict: { kind: 'unreachable', reason: 'timeout' }, saved: true });
  });

  test('a refusal ends the lead at the form, and is set aside on replay', async () => {
    const lead = makeLead();
    collector.script('422');
    expect(await outbox.submit(lead)).toMatchObject({
      verdict: { kind: 'refused', status: 422, fields: [{ field: 'phone', message: 'bad' }] },
      saved: false,
    });
    collector.script('rst', '422');
    await outbox.submit(lead);
    await outbox.drain('start');
    const shown = waitingLeads(await outbox.rows(), Date.now());
    expect(shown).toMatchObject([{ state: 'refused', nextAt: null }]);
  });

  test('a server that is down keeps everything, and gets everything when it is up', async () => {
    await collector.close();
    const leads = Array.from({ length: 6 }, () => makeLead());
    for (const lead of leads) expect(await outbox.submit(lead)).toMatchObject({ saved: true });
    expect(await outbox.drain('online')).toMatchObject({ delivered: 0, pending: 6 });
    await collector.reopen();
    clock += 61_000;
    expect(await outbox.drain('online')).toMatchObject({ delivered: 6, pending: 0 });
    expect(collector.accepted()).toEqual(new Set(leads.map(({ id }) => id)));
    expect(collector.posts()).toHaveLength(6);
  });
});

describe('F-9: strict CORS', () => {
  test('the outbox sends no header that the preflight refuses', async () => {
    await outbox.submit(makeLead());
    expect(collector.log.map(({ kind }) => kind)).toEqual(['preflight', 'post']);
  });

  test('an unlisted header would never reach the service, and look like being offline', async () => {
    const guarded = browserFetch('https://site.test');
    const withHeader = open({
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('Idempotency-Key', 'x');
        return guarded(input, { ...init, headers });
      },
    });
    expect(await withHeader.submit(makeLead())).toMatchObject({ verdict: { kind: 'unreachable', reason: 'network' } });
    expect(collector.log.map(({ kind }) => kind)).toEqual(['refused']);
  });
});

test('F-23: what the service makes of one lead decides nothing about the others', async () => {
  const leads = Array.from({ length: 8 }, () => makeLead());
  collector.otherwise('500');
  for (const lead of leads) await outbox.submit(lead);
  collector.otherwise('ok');
  const faults: Fault[] = ['422', 'html', '404', '500', '200error'];
  faults.forEach((fault, index) => collector.always(leads[index]?.id ?? '', fault));
  clock += 61_000;
  expect(await outbox.drain('start')).toMatchObject({ delivered: 3 });
  expect((await outbox.rows()).map(({ state }) => state)).toEqual(['refused', 'queued', 'queued', 'queued', 'queued']);
});

test('the collector’s log tells accepted leads from failed ones', async () => {
  collector.script('ok', '500', 'half');
  for (const lead of [makeLead(), makeLead(), makeLead()]) await outbox.submit(lead);
  expect(collector.accepted().size).toBe(2);
});
