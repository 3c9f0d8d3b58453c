import { expect } from 'vitest';
import { lengthOf } from '#tests/support/campaign-length.ts';
import { runModel } from '#tests/support/outbox/campaigns/outbox-model.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';

const seed = process.env['OUTBOX_SEED'];

/** With an office every copy is judged by the deployed rules, which takes ten times as long. */
const CAMPAIGNS = [
  { hasOffice: false, histories: lengthOf(2000) },
  { hasOffice: true, histories: lengthOf(2000) },
];

// OUTBOX_SEED=… repeats a campaign.
test.for(CAMPAIGNS)(
  'no lead that was called saved disappears in $histories histories of tabs, worker, network, clock and updates (an office: $hasOffice)',
  async ({ hasOffice, histories }) => {
    const totals = await (seed ? runModel(histories, hasOffice, Number(seed)) : runModel(histories, hasOffice));
    expect(totals).toMatchObject({ histories });
  },
);
