import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { OFFICE_FAULTS } from '#tests/support/outbox/world/outbox-service.ts';
import type { KillCase } from './kill-points.ts';
import { DEATHS } from './kill-site.ts';

/** Each death meets each verdict of the form's service, beside others of the office; every other lead asks for a visit. */
export const OFFICE_CASES: readonly KillCase[] = DEATHS.flatMap((death, by) =>
  FAULTS.map((fault, index) => ({
    death,
    fault,
    office: { fault: OFFICE_FAULTS[(index + 3 * by) % OFFICE_FAULTS.length] ?? 'ok', hasVisit: (index + by) % 2 === 0 },
  })),
);

/** A case in words. */
export const nameOf = ({ death: { victim, during, by }, fault, office }: KillCase): string =>
  `a ${victim} dies in its ${during} by ${by}, answered ${fault}` +
  (office ? ` and ${office.fault}${office.hasVisit ? ', with a visit' : ''}` : '');
