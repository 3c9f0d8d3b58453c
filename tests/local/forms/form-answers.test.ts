import { describe, expect, it } from 'vitest';
import { openOutbox, type Outbox } from '#outbox/outbox.ts';
import { judge } from '#outbox/verdict.ts';
import { CALM, makeLead } from '#tests/support/outbox/world/outbox-world.ts';
import { memoryStorage } from '#tests/support/outbox/world/memory-storage.ts';
import { linesOf, postJson, run } from '#tests/local/running-services.ts';

// What the embedded service answers is judged as the page, the worker and the doctor judge it.

const lead = { name: '김하늘', phone: '010-1234-5678' };

const outboxAt = (origin: string): Outbox => {
  const address = (form: string) => `${origin}/local/forms/${form}`;
  return openOutbox({
    ...CALM,
    now: () => Date.now(),
    fetch,
    indexedDB: null,
    fallback: memoryStorage(),
    endpoints: {
      reservation: address('reservation'),
      interest: address('interest'),
      visit: address('visit'),
      customer: address('nothing'),
    },
    owner: 'page',
    via: 'page',
  });
};

describe('the embedded form service and the outbox', () => {
  it('agree on what is delivered, and on all that is known of a lead', async () => {
    const { origin, directory } = await run();
    const sent = makeLead({ consent: true, marketingConsent: false, site: 'onsaemi', page: '/Brand/intro' });
    expect(await outboxAt(origin).submit(sent)).toMatchObject({ verdict: { kind: 'delivered' } });
    const [line = '{}'] = linesOf(directory, 'inbox.jsonl');
    expect((JSON.parse(line) as { fields: unknown }).fields).toEqual({
      ...sent.fields,
      lead_id: sent.id,
      site: 'onsaemi',
      form: 'visit',
      page: '/Brand/intro',
      submitted_at: '2026-11-21T03:00:00.000Z',
      submitted_at_kst: '2026-11-21 12:00:00 (KST)',
      notice_version: '2026-11-01',
      consent: 'true',
      marketing_consent: 'false',
      attempt: '1',
      via: 'page',
    });
  });

  it('agree on what is refused, by which field', async () => {
    const { origin } = await run();
    const told = await outboxAt(origin).submit(makeLead({ fields: { name: ' ', phone: '1' } }));
    expect(told).toMatchObject({
      verdict: { kind: 'refused', status: 422, fields: [{ field: 'name', message: '이름을 입력해 주세요.' }] },
      saved: false,
    });
  });

  it('agree on a form that does not exist, and on too many at once', async () => {
    const { origin } = await run({ rateLimitPerMinute: 1 });
    const outbox = outboxAt(origin);
    expect(await outbox.submit(makeLead({ form: 'customer' }))).toMatchObject({
      verdict: { kind: 'blocked' },
      saved: true,
    });
    await outbox.submit(makeLead());
    expect(await outbox.submit(makeLead())).toMatchObject({ verdict: { kind: 'busy', status: 429 }, saved: true });
  });

  it.each([
    ['{"name":', 'refused'],
    [JSON.stringify({ ...lead, message: 'x'.repeat(100_000) }), 'refused'],
    [JSON.stringify({ ...lead, _gotcha: 'robot' }), 'delivered'],
  ])('agree on %.20s, on a replay too', async (body, kind) => {
    const { origin } = await run();
    const { status, body: words } = await postJson(`${origin}/local/forms/visit`, body);
    for (const isReplay of [false, true])
      expect(judge(status, JSON.stringify(words), isReplay)).toMatchObject({ kind });
  });

  it.each([
    ['site', 100],
    ['form', 40],
    ['page', 1000],
    ['submitted_at_kst', 40],
    ['consent', 5],
  ])('take a %s of at most %i characters', async (field, length) => {
    const { origin } = await run();
    const send = (text: string) => postJson(`${origin}/local/forms/visit`, { ...lead, [field]: text });
    expect((await send('x'.repeat(length))).status).toBe(200);
    expect((await send('x'.repeat(length + 1))).status).toBe(422);
  });
});
