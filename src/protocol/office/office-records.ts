import type { FormKey } from '#protocol/outbox/forms.ts';

/** `sites/{site}/leads/{lead}/notes/{id}`: added by the office, never changed. */
export interface NoteDocument {
  /** 1 to 2,000 characters. */
  text: string;
  at: Date;
  /** Account id. */
  by: string;
}

/** What the log tells of; a further deed goes to the end. */
export const LOG_DEEDS = [
  'reveal',
  'state',
  'assign',
  'note',
  'export',
  'erase',
  'walk-in',
  'slots',
  'booking',
  'arrival',
  'refusals',
] as const;
export type LogDeed = (typeof LOG_DEEDS)[number];

/** `sites/{site}/log/{id}`: added by the office, never changed or deleted. Nothing personal. */
export interface LogDocument {
  deed: LogDeed;
  /** Account id. */
  by: string;
  at: Date;
  /** Id of the lead, where it is of one. */
  lead?: string;
  /** How many leads or slots it was of. */
  count?: number;
  /** What it became: a state's name, a slot. At most 100 characters, never a visitor's word. */
  detail?: string;
}

/** `sites/{site}/refusals/{lead}`: that the form service did not take a lead, reported by the visitor's outbox. */
export interface RefusalDocument {
  form: FormKey;
  /** HTTP status. */
  status: number;
  at: Date;
}

/** `staff/{uid}`, written in the console only: may work the leads of these developments. */
export interface StaffDocument {
  sites: string[];
}
