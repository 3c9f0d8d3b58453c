import { expect } from 'vitest';
import type { OfficeFault } from '#tests/support/outbox/world/outbox-service.ts';
import { Device, SLOT } from '#tests/support/outbox/world/outbox-device.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';
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

const YEARS_MS = 5 * 365 * 86_400_000;

/** A lead whose visit's time is taken, sent when it is too old to be tried: the office's calls come to this. */
async function sendWhenOld(...faults: OfficeFault[]) {
  const device = new Device('phone', true);
  const wish = (visitor: number) => {
    const lead = makeLead();
    return { ...lead, fields: { ...lead.fields, visit_slot: SLOT, visit_token: String(visitor).padStart(32, '0') } };
  };
  for (const visitor of [1, 2]) await device.submit('page1', wish(visitor), null);
  device.world.officeScripted.push('200no');
  await device.submit('page1', wish(3), null);
  device.world.clockOffset -= YEARS_MS;
  device.world.officeScripted.push(...faults);
  await device.drain('page1', 'timer', null);
  return device;
}

// Found by seed 547200875.
test('a lead that is too old ends as well where a network answers for the office only when it is asked for the visit', async () => {
  const device = await sendWhenOld('ok', '404');
  await device.check();
  expect(device.world.office.ids('leads')).toHaveLength(2);
});

test('a lead that is too old arrives alone where the office itself says that its visit’s time is taken', async () => {
  const device = await sendWhenOld();
  await device.check();
  expect(device.world.office.ids('leads')).toHaveLength(3);
});
