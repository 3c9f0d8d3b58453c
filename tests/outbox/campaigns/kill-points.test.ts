import { expect } from 'vitest';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { runKillCase } from '#tests/support/outbox/campaigns/outbox-kill-points.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';

// A sample of tests/faults/outbox-kill-points.test.ts.

test.for(
  FAULTS.flatMap((fault) => [
    { fault, during: 'submit' as const },
    { fault, during: 'drain' as const },
  ]),
)('F-11, F-12: nothing is lost when the owner dies in its $during, answered $fault', async ({ fault, during }) => {
  const via = during === 'submit' ? 'page' : 'worker';
  for (let step = 0; ; step += 3) {
    const given = { during, via, fault, lastWrites: 'lost', hasLocks: true } as const;
    const { died, loss } = await runKillCase(given, step);
    expect(loss, `killed before event ${step}`).toBeNull();
    if (!died) break;
  }
});
