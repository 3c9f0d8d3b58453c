import { facts } from '#content/facts.ts';
import { OutboxStatus } from '#features/outbox-status/outbox-status.tsx';
import type { ArrivedVisitProps } from '#features/outbox-status/arrivals.tsx';
import { LateVisit } from '#features/visits/result/late-visit.tsx';
import { isKiosk } from '#early/kiosk.ts';
import { KioskMode } from '#app/kiosk/kiosk-mode.tsx';

const ArrivedVisit = (visit: ArrivedVisitProps) => <LateVisit site={facts.slug} {...visit} />;

/** What is to be seen of the waiting requests and of a shared tablet; loaded after the page is there. */
export function OutboxParts() {
  return (
    <>
      <OutboxStatus visitPart={ArrivedVisit} isKiosk={isKiosk()} />
      <KioskMode />
    </>
  );
}
