import { useEffect } from 'react';
import { showOutboxMessage } from '#features/outbox-status/outbox-status-store.ts';
import type { Outbox } from '#outbox/outbox.ts';
import { providePageOutbox } from '#outbox/page-outbox.ts';
import { OUTBOX_EVENT, parseOutboxMessage } from '#protocol/outbox-messages.ts';
import { LateSlot } from '#app/boot/late-slot.tsx';

// The early script has opened it: what was sent before this code came is in the same one.
providePageOutbox((): Outbox => {
  if (!window.early) throw new Error('The page has lost its early script');
  return window.early.outbox;
});

const load = async () => (await import('./outbox-parts.tsx')).OutboxParts;

function follow() {
  const show = (event: Event) => {
    if (parseOutboxMessage((event as CustomEvent<unknown>).detail)) showOutboxMessage();
  };
  window.addEventListener(OUTBOX_EVENT, show);
  return () => window.removeEventListener(OUTBOX_EVENT, show);
}

/** Where the waiting requests are shown, once the code for it has come. */
export function OutboxSlot() {
  useEffect(follow, []);
  return <LateSlot load={load} />;
}
