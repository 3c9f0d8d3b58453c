import { commitOnce } from '#features/leads-desk/database/commit-once.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { findBooking, readBookings, type Booking } from '#features/leads-desk/visits/booking-list.ts';
import { newLeadId } from '#outbox/lead.ts';
import { cancelWrites } from '#protocol/office/booking-writes.ts';
import { logWrite } from '#protocol/office/log-writes.ts';

/** The bookings of a day whose visitors are still expected. @throws DatabaseError */
export const expectedOn = async (database: OfficeDatabase, day: string): Promise<Booking[]> =>
  (await readBookings(database, day)).filter(({ state }) => state === 'booked');

/**
 * Cancels bookings, each in a commit of its own: a slot's counter can only be moved by one booking at a time.
 * @param onCancelled told how many are cancelled so far
 * @throws DatabaseError; those before are cancelled then, and the rest can be tried again
 */
export async function cancelAll(
  database: OfficeDatabase,
  bookings: readonly Booking[],
  onCancelled: (count: number) => void,
): Promise<void> {
  for (const [at, booking] of bookings.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await cancelOne(database, booking);
    onCancelled(at + 1);
  }
}

async function cancelOne(database: OfficeDatabase, { token, slot, lead }: Booking) {
  const { root, uid } = database;
  const entry = { deed: 'booking', by: uid, lead, detail: 'cancelled' } as const;
  try {
    await commitOnce(database, [...cancelWrites(root, token, slot), logWrite(root, newLeadId(), entry)]);
  } catch (error) {
    // The visitor may have cancelled or moved it meanwhile, which is as good.
    const now = await findBooking(database, token);
    if (now?.state === 'booked' && now.slot === slot) throw error;
  }
}
