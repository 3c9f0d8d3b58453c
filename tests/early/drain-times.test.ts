// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drainWhenPossible } from '#early/drain-times.ts';
import { openOutbox } from '#outbox/outbox.ts';
import { memoryStorage } from '#tests/support/outbox/world/memory-storage.ts';
import { CALM, makeLead } from '#tests/support/outbox/world/outbox-world.ts';

// No badge and no other part of the page is here: sending again hangs on the outbox alone.

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A page with an outbox whose service answers each attempt with the next status. */
function openPage(...statuses: number[]) {
  const sent: string[] = [];
  const outbox = openOutbox({
    ...CALM,
    now: Date.now,
    fetch: async (_input, init) => {
      sent.push((JSON.parse(init?.body as string) as { lead_id: string }).lead_id);
      return Response.json({}, { status: statuses.shift() ?? 200 });
    },
    indexedDB: null,
    fallback: memoryStorage(),
    endpoints: { reservation: '/', interest: '/', visit: '/', customer: '/' },
    owner: 'page',
    via: 'page',
  });
  return { outbox, sent };
}

test('a lead that the service has put off is sent again when it is due, and again, until it is taken', async () => {
  const { outbox, sent } = openPage(500, 500, 200);
  drainWhenPossible(outbox);
  // The drain at the start is over, and has found nothing to come back for.
  await vi.advanceTimersByTimeAsync(60_000);
  const lead = makeLead();
  expect(await outbox.submit(lead)).toMatchObject({ saved: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([lead.id, lead.id, lead.id]);
  expect(await outbox.rows()).toEqual([]);
});
