import { everyKillPoint } from '#tests/support/outbox/campaigns/every-kill-point.ts';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { runUpgradeKillCase, type KillCase } from '#tests/support/outbox/campaigns/outbox-kill-points.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';

// The kill points of outbox-kill-points.test.ts, across an upgrade of the database and back: the life of an old build, the
// life of a newer one that is cut off at every await, the upgrade's own included, the newer one again, the old one again.

const goThrough = everyKillPoint('kill points across an upgrade', runUpgradeKillCase, 2);

const CASES: KillCase[] = FAULTS.flatMap((fault, index) => [
  // Every verdict with each of them; the other two by turns.
  { during: 'submit', via: 'page', fault, lastWrites: index % 2 ? 'lost' : 'committed', hasLocks: index % 4 < 2 },
  { during: 'drain', via: 'page', fault, lastWrites: index % 2 ? 'committed' : 'lost', hasLocks: index % 4 > 1 },
  {
    during: 'drain',
    via: 'worker',
    fault,
    lastWrites: index % 4 < 2 ? 'lost' : 'committed',
    hasLocks: index % 2 === 0,
  },
]);

test.for(CASES)(
  'F-18: nothing is lost wherever a newer $via dies in its $during, answered $fault, last write $lastWrites, locks $hasLocks',
  { timeout: 60_000 },
  goThrough,
);
