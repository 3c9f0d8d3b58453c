import { lengthOf, turnOf } from '#tests/support/campaign-length.ts';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { test } from './kill-points.ts';
import { DEATHS } from './kill-site.ts';
import { expect } from '#e2e/support/site.ts';

// The owner is stopped at every await of submit and of drain, for every verdict. outbox/outbox-kill-points.spec.ts holds a
// sample of it, campaigns/office-kill-points.spec.ts has an office besides; tests/faults/outbox-kill-points.test.ts does
// the same in Node, every time.

const CASES = DEATHS.flatMap((death) => FAULTS.map((fault) => ({ death, fault })));

for (const { death, fault } of turnOf(CASES))
  test(`F-11, F-12: nothing is lost wherever a ${death.victim} dies in its ${death.during} by ${death.by}, answered ${fault}`, async ({
    killPoints,
  }) => {
    for (let step = 0; ; step++) {
      const { died, loss, repeats } = await killPoints.run({ death, fault }, step);
      expect(loss, `killed before event ${step}`).toBeNull();
      // One kill and one lost verdict may each cost a repeat; so may the browser, which sends a POST again by itself.
      expect(repeats, `killed before event ${step}`).toBeLessThanOrEqual(3);
      if (!died) break;
    }
  });

const LEAST = lengthOf(300);

test(`each process went through ${LEAST} cases or more`, ({ killPoints }) => {
  expect(killPoints.counts.cases).toBeGreaterThanOrEqual(LEAST);
});
