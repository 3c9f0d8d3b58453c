import type { BookingDocument, BookingState } from './bookings.ts';
import { fieldsOf, increment, serverTime, type DatabaseWrite } from './database-writes.ts';
import { OFFICE } from './office-paths.ts';
import type { SlotId } from './slots.ts';

/** Moves a slot's counter, and says which booking did. */
const countWrites = (root: string, slot: SlotId, token: string, by: 1 | -1): DatabaseWrite[] => [
  {
    update: { name: `${root}/${OFFICE.slots}/${slot}`, fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [increment('taken', by)],
    currentDocument: { exists: true },
  },
  {
    update: { name: `${root}/${OFFICE.moves}/${slot}`, fields: fieldsOf({ booking: token }) },
    updateTransforms: [serverTime('at')],
  },
];

const changeWrite = (root: string, token: string, change: { slot?: SlotId; state?: BookingState }): DatabaseWrite => ({
  update: { name: `${root}/${OFFICE.bookings}/${token}`, fields: fieldsOf(change) },
  updateMask: { fieldPaths: Object.keys(change) },
  updateTransforms: [serverTime('at')],
  currentDocument: { exists: true },
});

/** A new booking and its place, to be committed with the lead, whose `booking` is the token, or for a lead without one. */
export const bookWrites = (root: string, token: string, booking: { slot: SlotId; lead: string }): DatabaseWrite[] => [
  {
    update: { name: `${root}/${OFFICE.bookings}/${token}`, fields: fieldsOf({ ...booking, state: 'booked' }) },
    updateTransforms: [serverTime('at')],
    currentDocument: { exists: false },
  },
  ...countWrites(root, booking.slot, token, 1),
];

/** Another time for a booking; both counters move, or neither. */
export const moveWrites = (
  root: string,
  token: string,
  { from, to }: { from: SlotId; to: SlotId },
): DatabaseWrite[] => [
  changeWrite(root, token, { slot: to }),
  ...countWrites(root, from, token, -1),
  ...countWrites(root, to, token, 1),
];

/** Gives a booking's place back. */
export const cancelWrites = (root: string, token: string, slot: SlotId): DatabaseWrite[] => [
  changeWrite(root, token, { state: 'cancelled' }),
  ...countWrites(root, slot, token, -1),
];

/** The office saw the visitor; the place stays taken. */
export const arriveWrites = (root: string, token: string): DatabaseWrite[] => [
  changeWrite(root, token, { state: 'arrived' }),
];

/** Takes a booking away, because its lead is erased; a place that it still holds is given back. */
export const dropWrites = (
  root: string,
  token: string,
  { slot, state }: Pick<BookingDocument, 'slot' | 'state'>,
): DatabaseWrite[] => [
  { delete: `${root}/${OFFICE.bookings}/${token}` },
  ...(state === 'booked' ? countWrites(root, slot, token, -1) : []),
];
