import { sleep } from '#outbox/time-limit.ts';
import { bookWrites, cancelWrites, moveWrites } from '#protocol/office/booking-writes.ts';
import { BOOKING_STATES, type BookingState } from '#protocol/office/bookings.ts';
import { fieldsOf, serverTime, type DatabaseWrite } from '#protocol/office/database-writes.ts';
import { OFFICE, type OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { timeOfSlot, type SlotId } from '#protocol/office/slots.ts';
import { commitToOffice, OfficeError, readOffice } from './office-calls.ts';

/** A visit as its pass shows it. */
export interface Booking {
  slot: SlotId;
  state: BookingState;
}

/** `full`: the office said no, because the time is taken or closed meanwhile. */
export type BookingAnswer = 'done' | 'full';

/** How often a commit that met another one is tried again, and how long before each, at most, in milliseconds. */
const MOST_RETRIES = 5;
const RETRY_MS = 300;

/** By which the office says that it did not do it; whoever met others to the last may find the time taken too. */
const REFUSALS: ReadonlySet<string> = new Set([
  'PERMISSION_DENIED',
  'FAILED_PRECONDITION',
  'ALREADY_EXISTS',
  'NOT_FOUND',
  'ABORTED',
]);

/** @throws {OfficeError} */
async function commitPatiently(office: OfficeEndpoint, writes: readonly DatabaseWrite[]): Promise<void> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await commitToOffice(office, writes);
    } catch (error) {
      const isContended = error instanceof OfficeError && error.status === 'ABORTED';
      if (!isContended || retry === MOST_RETRIES) throw error;
      await sleep(Math.random() * RETRY_MS * 2 ** retry);
    }
  }
}

const isBookingState = (value: string): value is BookingState => BOOKING_STATES.some((state) => state === value);

/** A visit by its token; null: there is none. @throws {OfficeError} */
export async function readBooking(office: OfficeEndpoint, token: string): Promise<Booking | null> {
  const found = await readOffice(office, `${OFFICE.bookings}/${token}`);
  if (!found) return null;
  const { slot, state } = found.fields;
  if (!slot || !('stringValue' in slot) || !state || !('stringValue' in state)) return null;
  if (!timeOfSlot(slot.stringValue) || !isBookingState(state.stringValue)) return null;
  return { slot: slot.stringValue, state: state.stringValue };
}

/**
 * Commits, and where the office says no looks at what there is: it may have been done by a try whose answer was lost.
 * @throws {OfficeError} nobody knows whether it was done
 */
async function commitAndLook(
  office: OfficeEndpoint,
  { token, wanted, writes }: { token: string; wanted: Booking; writes: readonly DatabaseWrite[] },
): Promise<BookingAnswer> {
  try {
    await commitPatiently(office, writes);
    return 'done';
  } catch (error) {
    if (!(error instanceof OfficeError) || !REFUSALS.has(error.status)) throw error;
    const there = await readBooking(office, token);
    return there?.slot === wanted.slot && there.state === wanted.state ? 'done' : 'full';
  }
}

/** Books a time for a lead that is at the office and has none. @throws {OfficeError} */
export function bookForLead(
  office: OfficeEndpoint,
  { lead, token, slot }: { lead: string; token: string; slot: SlotId },
): Promise<BookingAnswer> {
  const ofLead: DatabaseWrite = {
    update: { name: `${office.root}/${OFFICE.leads}/${lead}`, fields: fieldsOf({ booking: token }) },
    updateMask: { fieldPaths: ['booking'] },
    updateTransforms: [serverTime('received_at')],
    currentDocument: { exists: true },
  };
  const writes = [ofLead, ...bookWrites(office.root, token, { slot, lead })];
  return commitAndLook(office, { token, wanted: { slot, state: 'booked' }, writes });
}

/** Takes another time. @throws {OfficeError} */
export function moveVisit(
  office: OfficeEndpoint,
  { token, from, to }: { token: string; from: SlotId; to: SlotId },
): Promise<BookingAnswer> {
  const writes = moveWrites(office.root, token, { from, to });
  return commitAndLook(office, { token, wanted: { slot: to, state: 'booked' }, writes });
}

/** Gives the place back. `full`: the booking is another one meanwhile. @throws {OfficeError} */
export function cancelVisit(
  office: OfficeEndpoint,
  { token, slot }: { token: string; slot: SlotId },
): Promise<BookingAnswer> {
  const writes = cancelWrites(office.root, token, slot);
  return commitAndLook(office, { token, wanted: { slot, state: 'cancelled' }, writes });
}
