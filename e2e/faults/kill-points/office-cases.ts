import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { OFFICE_FAULTS, type OfficeFault } from '#tests/support/outbox/world/outbox-service.ts';
import type { KillCase } from './kill-points.ts';
import { DEATHS } from './kill-site.ts';

/** What the office answers beside a verdict of the form's service: it fails where that is in order. */
const besides = (verdict: number, death: number): OfficeFault =>
  OFFICE_FAULTS[(verdict + 3 * death + 4) % OFFICE_FAULTS.length] ?? 'ok';

/** Each death, with both receivers in order and with each verdict of the form's service; every other lead asks for a visit. */
export const OFFICE_CASES: readonly KillCase[] = DEATHS.flatMap((death, by) =>
  [
    { fault: 'ok' as const, beside: 'ok' as const },
    ...FAULTS.map((fault, index) => ({ fault, beside: besides(index, by) })),
  ].map(({ fault, beside }, index) => ({
    death,
    fault,
    office: { fault: beside, hasVisit: (index + by) % 2 === 0 },
  })),
);

/** A case in words. */
export const nameOf = ({ death: { victim, during, by }, fault, office }: KillCase): string =>
  `a ${victim} dies in its ${during} by ${by}, answered ${fault}` +
  (office ? ` and ${office.fault}${office.hasVisit ? ', with a visit' : ''}` : '');
