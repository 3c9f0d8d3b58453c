import { useEffect } from 'react';
import { pageOutbox } from '#early/page-outbox.ts';
import { refreshWaiting } from '#features/outbox-status/outbox-status-store.ts';
import { LateSlot } from '#ui/late-slot.tsx';

const load = async () => (await import('./outbox-parts.tsx')).OutboxParts;

/** Where the waiting requests are shown, once the code for it has come. */
export function OutboxSlot() {
  useEffect(() => pageOutbox().subscribe(() => void refreshWaiting()), []);
  return <LateSlot load={load} />;
}
