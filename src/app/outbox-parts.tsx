import { useEffect } from 'react';
import { OutboxStatus } from '#features/outbox-status/outbox-status.tsx';
import { isKiosk } from './kiosk.ts';
import { KioskMode } from './kiosk-mode.tsx';
import { drainWhenPossible } from './outbox-triggers.ts';

/** What sends the waiting requests, and what is to be seen of them; loaded after the page is there. */
export function OutboxParts() {
  useEffect(drainWhenPossible, []);
  return (
    <>
      <OutboxStatus isKiosk={isKiosk()} />
      <KioskMode />
    </>
  );
}
