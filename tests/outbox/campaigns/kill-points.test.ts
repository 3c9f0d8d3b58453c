import { expect } from 'vitest';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { runKillCase } from '#tests/support/outbox/campaigns/outbox-kill-points.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { OFFICE_FAULTS } from '#tests/support/outbox/world/outbox-service.ts';

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

test.for(
  OFFICE_FAULTS.flatMap((office) => [
    { office, fault: 'ok' as const, during: 'submit' as const },
    { office, fault: '500nocors' as const, during: 'drain' as const },
    { office: 'ok' as const, fault: office === 'aborted' ? ('ok' as const) : office, during: 'submit' as const },
  ]),
)(
  'F-11, F-12: nothing is lost for form and office when the owner dies in its $during, answered $fault and $office',
  async ({ fault, office, during }) => {
    const via = during === 'submit' ? 'page' : 'worker';
    for (let step = 0; ; step += 5) {
      const given = { during, via, fault, office, lastWrites: 'lost', hasLocks: true } as const;
      const { died, loss } = await runKillCase(given, step);
      expect(loss, `killed before event ${step}`).toBeNull();
      if (!died) break;
    }
  },
);
