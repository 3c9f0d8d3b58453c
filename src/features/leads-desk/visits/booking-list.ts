import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { pagesOf } from '#features/leads-desk/database/read-pages.ts';
import { BOOKING_STATES, isVisitToken, type BookingDocument, type BookingState } from '#protocol/office/bookings.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { slotOf } from '#protocol/office/slots.ts';

/** A booking as the database has it. */
export interface Booking extends Omit<BookingDocument, 'at'> {
  token: string;
}

const isState = (value: unknown): value is BookingState => BOOKING_STATES.some((state) => state === value);

/** A booking's document; null: it is none. */
export function bookingOfDocument({ id, fields }: FoundDocument): Booking | null {
  const { slot, lead, state } = fields;
  if (!isVisitToken(id) || typeof slot !== 'string' || typeof lead !== 'string' || !isState(state)) return null;
  return { token: id, slot, lead, state };
}

/** The booking of a token; null: there is none. @throws DatabaseError */
export async function findBooking(database: OfficeDatabase, token: string): Promise<Booking | null> {
  const found = await database.find(`${OFFICE.bookings}/${token}`);
  return found && bookingOfDocument(found);
}

/** All bookings of a day (`2027-03-12`) in the order of time, those that were cancelled too. @throws DatabaseError */
export async function readBookings(database: OfficeDatabase, day: string): Promise<Booking[]> {
  const bookings: Booking[] = [];
  const pages = pagesOf(database, {
    collection: OFFICE.bookings,
    where: [
      { field: 'slot', is: '>=', value: slotOf(day, '00:00') },
      { field: 'slot', is: '<=', value: slotOf(day, '23:59') },
    ],
    orderBy: [{ field: 'slot', direction: 'ascending' }],
    limit: 300,
  });
  for await (const page of pages) bookings.push(...page.flatMap((found) => bookingOfDocument(found) ?? []));
  return bookings;
}
