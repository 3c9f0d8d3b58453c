import { afterAll, expect } from 'vitest';
import { turnOf } from '#tests/support/campaign-length.ts';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { runKillCase, type KillCase } from '#tests/support/outbox/campaigns/outbox-kill-points.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { OFFICE_FAULTS } from '#tests/support/outbox/world/outbox-service.ts';

// As outbox-kill-points.test.ts, with an office beside the form's service: apart from it, so that both run side by side.

const counts = { cases: 0, killed: 0, repeats: 0 };

afterAll(() => {
  const { cases, killed, repeats } = counts;
  process.stdout.write(`kill points with an office: ${cases} cases, ${killed} killed, ${repeats} repeats, 0 lost\n`);
});

/** The office may answer anything to anything that the form's service answers. */
const CASES: KillCase[] = FAULTS.flatMap((fault) =>
  OFFICE_FAULTS.flatMap((office, index) => {
    // Every other has no Web Locks, and every third commits what it was writing.
    const given = {
      fault,
      office,
      hasLocks: index % 2 === 0,
      lastWrites: index % 3 === 0 ? 'committed' : 'lost',
    } as const;
    return [
      { during: 'submit', via: 'page', ...given } as const,
      { during: 'drain', via: 'page', ...given } as const,
      { during: 'drain', via: 'worker', ...given } as const,
    ];
  }),
);

test.for(turnOf(CASES))(
  'F-11, F-12: nothing is lost for form and office wherever a $via dies in its $during, answered $fault and $office',
  { timeout: 120_000 },
  async (given) => {
    for (let step = 0; ; step++) {
      const { died, loss, repeats } = await runKillCase(given, step);
      expect(loss, `killed before event ${step}`).toBeNull();
      counts.cases++;
      counts.killed += Number(died);
      counts.repeats += repeats;
      // One kill and one lost verdict may each cost a repeat at each receiver, never more.
      expect(repeats).toBeLessThanOrEqual(4);
      if (!died) break;
    }
  },
);
