import { turnOf } from '#tests/support/campaign-length.ts';
import { everyKillPoint } from '#tests/support/outbox/campaigns/every-kill-point.ts';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { runKillCase, type KillCase } from '#tests/support/outbox/campaigns/outbox-kill-points.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { OFFICE_FAULTS } from '#tests/support/outbox/world/outbox-service.ts';

// As outbox-kill-points.test.ts, with an office beside the form's service: apart from it, so that both run side by side.

// One kill and one lost verdict may each cost a repeat at each receiver, never more.
const goThrough = everyKillPoint('kill points with an office', runKillCase, 4);

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
  goThrough,
);
