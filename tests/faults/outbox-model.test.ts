import { expect } from 'vitest';
import { runModel } from '#tests/support/outbox/campaigns/outbox-model.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';

const seed = process.env['OUTBOX_SEED'];

// OUTBOX_SEED=… repeats a campaign.
test('no lead that was called saved disappears in 2,000 histories of tabs, worker, network, clock and updates', async () => {
  const totals = await (seed ? runModel(2000, Number(seed)) : runModel(2000));
  expect(totals).toMatchObject({ histories: 2000 });
});
