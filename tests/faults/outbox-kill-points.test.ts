import { everyKillPoint } from '#tests/support/outbox/campaigns/every-kill-point.ts';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { runKillCase, type KillCase } from '#tests/support/outbox/campaigns/outbox-kill-points.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';

// The owner stops at every await of submit and of drain, for every verdict, with the write that was under way lost or
// committed, with Web Locks and without. tests/outbox/campaigns/kill-points.test.ts holds a sample of it.

// One kill and one lost verdict may each cost a repeat, never more.
const goThrough = everyKillPoint('kill points', runKillCase, 2);

const CASES: KillCase[] = FAULTS.flatMap((fault) =>
  (['lost', 'committed'] as const).flatMap((lastWrites) =>
    [true, false].flatMap((hasLocks) => [
      { during: 'submit' as const, via: 'page' as const, fault, lastWrites, hasLocks },
      { during: 'drain' as const, via: 'page' as const, fault, lastWrites, hasLocks },
      { during: 'drain' as const, via: 'worker' as const, fault, lastWrites, hasLocks },
    ]),
  ),
);

test.for(CASES)(
  'F-11, F-12: nothing is lost wherever a $via dies in its $during, answered $fault, last write $lastWrites, locks $hasLocks',
  { timeout: 60_000 },
  goThrough,
);
