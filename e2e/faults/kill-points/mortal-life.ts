import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';

/**
 * The builds of the harness, which differ in how they open the outbox's database: `first` as those in the field do that
 * know no versions, `today` as this one does, `next` with a version more.
 */
export type Build = 'first' | 'today' | 'next';

/** How a page or worker of the harness lives, and when it dies. */
export interface Life {
  endpoints: Record<FormKey, string>;
  /** null: its development has no office. */
  office: OfficeEndpoint | null;
  /** The number of the event before which it dies; null: it lives. */
  dieAt: number | null;
  /**
   * `blocked`: its thread stands still at that event, and whatever the browser has begun for it goes on without it.
   * `deaf`: it hears nothing more, and what it has begun goes on until it is gone.
   */
  death: 'blocked' | 'deaf';
  /** What its clock says beyond the time, in milliseconds. */
  clockOffset: number;
}

/** Asked of the harness's server by whoever dies; never answered. */
export const DEATH_ADDRESS = '/dying';
