import type { Outbox } from './outbox.ts';

let make: () => Outbox;
let made: Outbox | undefined;

/** Says how the page's outbox is made. The app does so before anything can be sent. */
export function providePageOutbox(maker: () => Outbox): void {
  make = maker;
}

/** The page's one outbox, made when it is first needed. */
export const pageOutbox = (): Outbox => (made ??= make());
