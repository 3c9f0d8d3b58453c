import { facts } from '#content/facts.ts';
import { OutboxStatus } from '#features/outbox-status/outbox-status.tsx';
import { isKiosk } from '#early/kiosk.ts';
import { KioskMode } from '#app/kiosk/kiosk-mode.tsx';

/** What is to be seen of the waiting requests and of a shared tablet; loaded after the page is there. */
export function OutboxParts() {
  return (
    <>
      <OutboxStatus site={facts.slug} isKiosk={isKiosk()} />
      <KioskMode />
    </>
  );
}
