import { isVisitToken } from '#protocol/office/bookings.ts';
import type { PlainFields } from '#protocol/office/database-writes.ts';
import { erasedId, OFFICE } from '#protocol/office/office-paths.ts';
import { isSlotId } from '#protocol/office/slots.ts';
import { changedKeys } from './model.ts';
import { areOf, isNow, isWhole, type Judge, type Sight } from './sight.ts';

/** More than any model house shows around at once. */
const MOST_PLACES = 1000;

const isSlot = (data: PlainFields) =>
  areOf(Object.keys(data), ['taken', 'capacity', 'closed']) &&
  isWhole(data.capacity, 0, MOST_PLACES) &&
  isWhole(data.taken, 0, data.capacity) &&
  typeof data.closed === 'boolean';

/** The office opens, closes and widens times. The counter is moved by one; `judgeCounters` asks by which booking. */
export const judgeSlot: Judge = ({ before, after, id, isOffice }) => {
  if (!after) return false;
  if (!before) return isOffice && isSlotId(id) && isSlot(after) && after.taken === 0;
  const keys = changedKeys(before, after);
  if (!isSlot(after)) return false;
  if (isOffice && areOf(keys, ['capacity', 'closed'])) return true;
  const by = Number(after.taken) - Number(before.taken);
  return areOf(keys, ['taken']) && (by === -1 || (by === 1 && before.closed === false));
};

/** Anybody names the booking that moves a counter; `judgeCounters` asks whether it does. */
export const judgeMove: Judge = (sight) =>
  sight.after !== null &&
  areOf(Object.keys(sight.after), ['booking', 'at']) &&
  isNow(sight, sight.after.at) &&
  isVisitToken(sight.after.booking);

const isNewBooking = (sight: Sight, after: PlainFields) =>
  isVisitToken(sight.id) &&
  areOf(Object.keys(after), ['slot', 'lead', 'state', 'at']) &&
  after.state === 'booked' &&
  isNow(sight, after.at) &&
  typeof after.slot === 'string' &&
  typeof after.lead === 'string' &&
  sight.becomes(OFFICE.leads, after.lead)?.booking === sight.id;

function isChanged(sight: Sight, before: PlainFields, after: PlainFields): boolean {
  const keys = changedKeys(before, after).filter((key) => key !== 'at');
  if (!isNow(sight, after.at)) return false;
  const isMoved = keys.join() === 'slot' && before.state === 'booked' && typeof after.slot === 'string';
  const isCancelled = keys.join() === 'state' && before.state === 'booked' && after.state === 'cancelled';
  // An arrival, and taking back one that was none.
  const isSeen =
    areOf(keys, ['state']) && [before.state, after.state].every((of) => of === 'booked' || of === 'arrived');
  return isMoved || isCancelled || (sight.isOffice && isSeen);
}

/** Who has the token books, moves and cancels; the office sees visitors arrive; an administrator erases with the lead. */
export const judgeBooking: Judge = (sight) => {
  const { before, after, isAdmin, becomes } = sight;
  if (after) return before ? isChanged(sight, before, after) : isNewBooking(sight, after);
  return isAdmin && before !== null && becomes(OFFICE.log, erasedId(String(before.lead))) !== undefined;
};
