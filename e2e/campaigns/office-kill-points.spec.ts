import { test } from '#e2e/faults/kill-points/kill-points.ts';
import { nameOf, OFFICE_CASES } from '#e2e/faults/kill-points/office-cases.ts';
import { expect } from '#e2e/support/site.ts';

// faults/kill-points/every-kill-point.spec.ts for two receivers: the owner is stopped at every await of submit and of
// drain, with every verdict of each receiver. faults/outbox/outbox-kill-points.spec.ts holds a sample of it.

for (const given of OFFICE_CASES)
  test(`F-11, F-12: nothing is lost for form and office wherever ${nameOf(given)}`, async ({ killPoints }) => {
    test.setTimeout(180_000);
    for (let step = 0; ; step++) {
      const { died, loss, doubles, repeats } = await killPoints.run(given, step);
      const when = `killed before event ${step}`;
      expect(loss, when).toBeNull();
      expect(doubles, when).toBe(0);
      // One kill and one lost verdict may each cost a repeat; so may the browser, which sends a POST again by itself.
      expect(repeats, when).toBeLessThanOrEqual(3);
      if (!died) break;
    }
  });

test('these were 1,000 cases or more', ({ killPoints }) => {
  expect(killPoints.counts.cases).toBeGreaterThanOrEqual(1000);
});
