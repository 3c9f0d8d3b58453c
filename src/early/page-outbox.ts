import type { Outbox } from '#outbox/outbox.ts';

/** The page's one outbox, which the early script has opened: what was sent before this code came is in the same one. */
export function pageOutbox(): Outbox {
  if (!window.early) throw new Error('The page has lost its early script');
  return window.early.outbox;
}
