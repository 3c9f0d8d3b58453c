import { describe, expect, test } from 'vitest';
import { backoffMs } from '#outbox/policy.ts';
import { hashOf } from '#outbox/lead.ts';
import { changedMessage, isOutboxMessage } from '#protocol/outbox/outbox-messages.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

test('the backoff doubles from 5 s to 15 min and is spread over its upper half', () => {
  const longest = [1, 2, 3, 8, 9, 50].map((failures) => backoffMs(failures, () => 1));
  expect(longest).toEqual([5000, 10_000, 20_000, 640_000, 900_000, 900_000]);
  expect(backoffMs(1, () => 0)).toBe(2500);
  expect(backoffMs(500, () => 0)).toBe(450_000);
});

describe('the hash of a lead', () => {
  test('is of its development, form, fields and consent, not of its id or time', () => {
    const lead = makeLead();
    expect(hashOf({ ...lead, id: 'other', submittedAt: 'later' })).toBe(hashOf(lead));
    const others = [
      { ...lead, form: 'interest' as const },
      { ...lead, marketingConsent: true },
      { ...lead, site: 'another' },
      { ...lead, fields: { ...lead.fields, phone: '010-1234-5679' } },
    ];
    expect(new Set([lead, ...others].map(hashOf)).size).toBe(5);
  });

  test('differs for 100,000 different texts', () => {
    const lead = makeLead();
    const hashes = Array.from({ length: 100_000 }, (_, index) =>
      hashOf({ ...lead, fields: { phone: `010-${String(index).padStart(8, '0')}` } }),
    );
    expect(new Set(hashes).size).toBe(100_000);
  }, 30_000);
});

describe('a message from another tab', () => {
  test('is known as it was written', () => {
    expect(isOutboxMessage(structuredClone(changedMessage()))).toBe(true);
  });

  test.each([[{ v: 9, kind: 'merged', ids: [] }], [{ v: 1, kind: 'delivered', id: 'x', form: 'visit', late: true }]])(
    'of another version means: read the list again (%j)',
    (data) => {
      expect(isOutboxMessage(data)).toBe(true);
    },
  );

  test.each([[null], ['changed'], [{ kind: 'changed' }], [{ v: 1 }], [[]], [7]])(
    'that is none is passed over: %j',
    (data) => {
      expect(isOutboxMessage(data)).toBe(false);
    },
  );
});
