import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { test } from '#e2e/faults/kill-points/kill-points.ts';
import { DEATHS } from '#e2e/faults/kill-points/kill-site.ts';
import { expect } from '#e2e/support/site.ts';

// A sample of kill-points/every-kill-point.spec.ts: each verdict twice, each death at every stage of its work.

const STEPS = [1, 4, 7, 9, 10, 11, 12, 13];

test('F-11, F-12: nothing is lost where pages and a worker die in their submits and drains', async ({ killPoints }) => {
  test.setTimeout(120_000);
  const cases = [...FAULTS, ...FAULTS].map((fault, index) => ({
    fault,
    death: DEATHS[index % DEATHS.length] ?? DEATHS[0],
    step: STEPS[index % STEPS.length] ?? 0,
  }));
  for (const { fault, death, step } of cases) {
    const { died, loss } = await killPoints.run(death, fault, step);
    const what = `${death.victim}, ${death.during}, ${death.by}, ${fault}, before event ${step}`;
    expect(loss, what).toBeNull();
    expect(died, what).toBe(true);
  }
});
