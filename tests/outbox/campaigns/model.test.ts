import { expect } from 'vitest';
import { runModel } from '#tests/support/outbox/campaigns/outbox-model.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';

// A sample of tests/faults/outbox-model.test.ts.
test('no lead that was called saved disappears, whatever tabs, worker, network, clock and updates do', async () => {
  expect(await runModel(100)).toMatchObject({ histories: 100 });
}, 60_000);
