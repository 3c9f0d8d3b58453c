import { expect } from 'vitest';
import { runModel } from '#tests/support/outbox/campaigns/outbox-model.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';

// A sample of tests/faults/outbox-model.test.ts.
test.for([false, true])(
  'no lead that was called saved disappears, whatever tabs, worker, network, clock and updates do (an office: %s)',
  { timeout: 60_000 },
  async (hasOffice) => {
    expect(await runModel(100, hasOffice)).toMatchObject({ histories: 100 });
  },
);
