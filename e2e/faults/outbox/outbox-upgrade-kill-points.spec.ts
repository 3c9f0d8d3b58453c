import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { test, UPGRADES } from '#e2e/faults/kill-points/upgrade-kill-points.ts';
import { expect } from '#e2e/support/site.ts';

// A sample of campaigns/upgrade-kill-points.spec.ts: each upgrade and each death several times, at the stages of its work.

/** Every other one: deaths are five, so that each comes, there and back. */
const SAMPLE = UPGRADES.filter((_, index) => index % 2 === 0);
const STEPS = [1, 2, 3, 4, 5, 7, 9, 11];

test('F-18: nothing is lost where a newer build dies on a database that it upgrades, or the older one back on it', async ({
  upgradeKillPoints,
}) => {
  test.setTimeout(180_000);
  for (const [index, upgrade] of SAMPLE.entries()) {
    const fault = FAULTS[index % FAULTS.length] ?? 'ok';
    const step = STEPS[index % STEPS.length] ?? 0;
    const { died, losses } = await upgradeKillPoints.run(upgrade, fault, step);
    const what = `${JSON.stringify(upgrade)}, ${fault}, before event ${step}`;
    expect(losses, what).toEqual([]);
    expect(died, what).toBe(true);
  }
});
