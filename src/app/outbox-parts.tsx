import { useEffect } from 'react';
import { OutboxStatus } from '#features/outbox-status/outbox-status.tsx';
import { forgetWhenIdle, isKiosk } from './kiosk.ts';

/** What sends the waiting requests, and what is to be seen of them; loaded after the page is there. */
export function OutboxParts() {
  useEffect(() => (isKiosk() ? forgetWhenIdle() : undefined), []);
  return <OutboxStatus isKiosk={isKiosk()} />;
}
