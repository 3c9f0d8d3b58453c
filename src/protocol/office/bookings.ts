import { isSlotId, type SlotId } from './slots.ts';

export const BOOKING_STATES = ['booked', 'cancelled', 'arrived'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** `sites/{site}/bookings/{token}`: a visit that has its place. Whoever has the token may read it: nothing personal. */
export interface BookingDocument {
  slot: SlotId;
  /** Id of the lead. */
  lead: string;
  state: BookingState;
  /** The server's time of the last change. */
  at: Date;
}

/** `sites/{site}/moves/{slot}`: which booking moved the slot's counter last, so that the rules can look it up. */
export interface MoveDocument {
  booking: string;
  at: Date;
}

/** Hidden fields of a form, by which a wanted visit travels with its lead. */
export const VISIT_SLOT = 'visit_slot';
export const VISIT_TOKEN = 'visit_token';

/** A visit that is asked for together with a lead. */
export interface WantedVisit {
  slot: SlotId;
  /** 32 hexadecimal digits; whoever knows them may read, change and cancel the booking. */
  token: string;
}

export const isVisitToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** Before a token in the hash of the desk's address: the check-in of that visit. No server's log has a hash. */
export const CHECK_IN_HASH = '#visit=';

/** What became of a wanted visit; `full`: its time was taken or closed meanwhile, and the lead came without it. */
export const VISIT_ANSWERS = ['booked', 'full'] as const;
export type VisitAnswer = (typeof VISIT_ANSWERS)[number];

/** The visit that a form's fields ask for; null: none. */
export function wantedVisit(fields: Readonly<Record<string, string>>): WantedVisit | null {
  const { [VISIT_SLOT]: slot = '', [VISIT_TOKEN]: token } = fields;
  return isSlotId(slot) && isVisitToken(token) ? { slot, token } : null;
}

/** A page's path as it may be told to others: a pass's without its token, which would let them change the booking. */
export const tellablePath = (path: string): string => decodeURI(path).replace(/[0-9a-f]{32}$/, '');
