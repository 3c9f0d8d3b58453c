import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { test, type KillCase } from '#e2e/faults/kill-points/kill-points.ts';
import { DEATHS } from '#e2e/faults/kill-points/kill-site.ts';
import { nameOf, OFFICE_CASES } from '#e2e/faults/kill-points/office-cases.ts';
import { expect } from '#e2e/support/site.ts';

// A sample of kill-points/every-kill-point.spec.ts, each verdict twice, and of campaigns/office-kill-points.spec.ts: each
// death at every stage of its work.

const ALONE: KillCase[] = [...FAULTS, ...FAULTS].map((fault, index) => ({
  fault,
  death: DEATHS[index % DEATHS.length] ?? DEATHS[0],
}));
const STEPS = [1, 4, 7, 9, 10, 11, 12, 13];

/** Each verdict comes: a death has fifteen cases. */
const WITH_OFFICE = OFFICE_CASES.filter((_, index) => index % 4 === 0);
const OFFICE_STEPS = [1, 5, 9, 12, 14, 16, 18, 20];

for (const [receivers, cases, steps] of [
  ['the form', ALONE, STEPS],
  ['form and office', WITH_OFFICE, OFFICE_STEPS],
] as const)
  test(`F-11, F-12: nothing is lost for ${receivers} where pages and a worker die in their submits and drains`, async ({
    killPoints,
  }) => {
    test.setTimeout(120_000);
    for (const [index, given] of cases.entries()) {
      const step = steps[index % steps.length] ?? 0;
      const { died, loss, doubles } = await killPoints.run(given, step);
      const what = `${nameOf(given)}, before event ${step}`;
      expect(loss, what).toBeNull();
      expect(doubles, what).toBe(0);
      expect(died, what).toBe(true);
    }
  });
