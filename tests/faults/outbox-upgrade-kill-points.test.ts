import { afterAll, expect } from 'vitest';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { runUpgradeKillCase, type KillCase } from '#tests/support/outbox/campaigns/outbox-kill-points.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';

// The kill points of outbox-kill-points.test.ts, across an upgrade of the database and back: the life of an old build, the
// life of a newer one that is cut off at every await, the upgrade's own included, the newer one again, the old one again.

const counts = { cases: 0, killed: 0, repeats: 0 };

afterAll(() => {
  process.stdout.write(
    `kill points across an upgrade: ${counts.cases} cases, ${counts.killed} killed, ${counts.repeats} repeats, 0 lost\n`,
  );
});

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
  async (given) => {
    for (let step = 0; ; step++) {
      const { died, loss, repeats } = await runUpgradeKillCase(given, step);
      expect(loss, `killed before event ${step}`).toBeNull();
      counts.cases++;
      counts.killed += Number(died);
      counts.repeats += repeats;
      expect(repeats).toBeLessThanOrEqual(2);
      if (!died) break;
    }
  },
);
