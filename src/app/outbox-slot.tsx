import { useEffect, useState, type ComponentType } from 'react';
import { providePageOutbox } from '#outbox/page-outbox.ts';
import { openPageOutbox } from './page-environment.ts';
import { whenReachable } from '#ui/when-reachable.ts';

// The outbox itself is part of the eager chunk: a network that goes away after the page came must not find it missing.
providePageOutbox(openPageOutbox);

/** Where the waiting requests are shown, once the code for it has come. */
export function OutboxSlot() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    void whenReachable(() => import('./outbox-parts.tsx')).then(({ OutboxParts }) => setParts(() => OutboxParts));
  }, []);
  return Parts && <Parts />;
}
