import type { Outbox } from './outbox.ts';

let make: (() => Outbox) | null = null;
let made: Outbox | null = null;

/** Says how the page's outbox is made. The app does so before anything can be sent. */
export function providePageOutbox(maker: () => Outbox): void {
  make = maker;
}

/**
 * The page's one outbox, made when it is first needed.
 * @throws {Error} when nobody has said how
 */
export function pageOutbox(): Outbox {
  if (!make) throw new Error('Nobody has said how the outbox is made');
  made ??= make();
  return made;
}
