import type { LeadRetention } from '#site/retention.ts';
import type { SlotPlan } from './slots/slot-days.ts';

/** What the desk has to know of its development. */
export interface DeskFacts {
  /** Slug. */
  site: string;
  /** How long the content promises to keep leads. */
  retention: LeadRetention;
  /** The times that the content offers for visits; null: none can be booked. */
  plan: SlotPlan | null;
  /** Version of the privacy notice. */
  noticeVersion: string;
}
