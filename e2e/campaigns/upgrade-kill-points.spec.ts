import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { test, UPGRADES } from '#e2e/faults/kill-points/upgrade-kill-points.ts';
import { expect } from '#e2e/support/site.ts';

// The owner is stopped at every await of the upgrade, and of the submit or drain that it is part of, on the way to a newer
// build and back. faults/outbox/outbox-upgrade-kill-points.spec.ts holds a sample; tests/faults/ does the same in Node.

for (const [index, upgrade] of UPGRADES.entries()) {
  // Verdicts by turns: they come after the upgrade, and kill-points/every-kill-point.spec.ts has each with every death.
  const fault = FAULTS[index % FAULTS.length] ?? 'ok';
  const { from, to, dies, death } = upgrade;
  test(`F-18: nothing is lost from ${from} to ${to} wherever a ${death.victim} dies ${dies}, in its ${death.during} by ${death.by}, answered ${fault}`, async ({
    upgradeKillPoints,
  }) => {
    test.setTimeout(180_000);
    for (let step = 0; ; step++) {
      const { died, losses, repeats } = await upgradeKillPoints.run(upgrade, fault, step);
      expect(losses, `killed before event ${step}`).toEqual([]);
      // For each of the two leads: a kill, a lost verdict, and the browser, which sends a POST again by itself.
      expect(repeats, `killed before event ${step}`).toBeLessThanOrEqual(6);
      if (!died) break;
    }
  });
}

test('these were 300 cases or more', ({ upgradeKillPoints }) => {
  expect(upgradeKillPoints.counts.cases).toBeGreaterThanOrEqual(300);
});
