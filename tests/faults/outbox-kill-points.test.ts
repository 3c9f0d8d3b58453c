import { afterAll, expect } from 'vitest';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { runKillCase, type KillCase } from '#tests/support/outbox/campaigns/outbox-kill-points.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { OFFICE_FAULTS } from '#tests/support/outbox/world/outbox-service.ts';

// The owner stops at every await of submit and of drain, for every verdict, with the write that was under way lost or
// committed, with Web Locks and without. tests/outbox/campaigns/kill-points.test.ts holds a sample of it.

const counts = { cases: 0, killed: 0, repeats: 0 };
const officeCounts = { ...counts };

afterAll(() => {
  for (const [name, { cases, killed, repeats }] of [
    ['kill points', counts],
    ['kill points with an office', officeCounts],
  ] as const)
    process.stdout.write(`${name}: ${cases} cases, ${killed} killed, ${repeats} repeats, 0 lost\n`);
});

const CASES: KillCase[] = FAULTS.flatMap((fault) =>
  (['lost', 'committed'] as const).flatMap((lastWrites) =>
    [true, false].flatMap((hasLocks) => [
      { during: 'submit' as const, via: 'page' as const, fault, lastWrites, hasLocks },
      { during: 'drain' as const, via: 'page' as const, fault, lastWrites, hasLocks },
      { during: 'drain' as const, via: 'worker' as const, fault, lastWrites, hasLocks },
    ]),
  ),
);

/** With an office, which may answer anything to anything that the form's service answers. */
const OFFICE_CASES: KillCase[] = FAULTS.flatMap((fault) =>
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

test.for(OFFICE_CASES)(
  'F-11, F-12: nothing is lost for form and office wherever a $via dies in its $during, answered $fault and $office',
  { timeout: 120_000 },
  async (given) => {
    for (let step = 0; ; step++) {
      const { died, loss, repeats } = await runKillCase(given, step);
      expect(loss, `killed before event ${step}`).toBeNull();
      officeCounts.cases++;
      officeCounts.killed += Number(died);
      officeCounts.repeats += repeats;
      // One kill and one lost verdict may each cost a repeat at each receiver, never more.
      expect(repeats).toBeLessThanOrEqual(4);
      if (!died) break;
    }
  },
);

test.for(CASES)(
  'F-11, F-12: nothing is lost wherever a $via dies in its $during, answered $fault, last write $lastWrites, locks $hasLocks',
  { timeout: 60_000 },
  async (given) => {
    for (let step = 0; ; step++) {
      const { died, loss, repeats } = await runKillCase(given, step);
      expect(loss, `killed before event ${step}`).toBeNull();
      counts.cases++;
      counts.killed += Number(died);
      counts.repeats += repeats;
      // One kill and one lost verdict may each cost a repeat, never more.
      expect(repeats).toBeLessThanOrEqual(2);
      if (!died) break;
    }
  },
);
