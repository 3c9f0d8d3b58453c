import { expect, test } from 'vitest';
import type { DrainResult } from '#outbox/drain.ts';
import { drainOnSync } from '#sw/outbox-sync.ts';

const drained = (pending: number) => {
  const calls: unknown[] = [];
  const drain = (...call: unknown[]): Promise<DrainResult> => {
    calls.push(call);
    return Promise.resolve({ kind: 'done', delivered: 0, pending });
  };
  return { calls, outbox: { drain } };
};

test('a sync event drains for two minutes at most', async () => {
  const { calls, outbox } = drained(0);
  await drainOnSync(outbox, 1000);
  expect(calls).toEqual([['sync', 121_000]]);
});

test('a sync event fails while leads remain, so that the browser tries again', async () => {
  await expect(drainOnSync(drained(2).outbox)).rejects.toThrow('2 leads');
});
