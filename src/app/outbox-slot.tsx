import { providePageOutbox } from '#outbox/page-outbox.ts';
import { LateSlot } from './late-slot.tsx';
import { openPageOutbox } from './page-environment.ts';

// The outbox itself is part of the eager chunk: a network that goes away after the page came must not find it missing.
providePageOutbox(openPageOutbox);

const load = async () => (await import('./outbox-parts.tsx')).OutboxParts;

/** Where the waiting requests are shown, once the code for it has come. */
export const OutboxSlot = () => <LateSlot load={load} />;
