import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { readSlots, slotOfDocument, type Slot } from '#features/leads-desk/slots/slot-list.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { timeOfSlot } from '#protocol/office/slots.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { findBooking, readBookings, type Booking } from './booking-list.ts';

/** As much of a lead as who receives its visitor needs. */
export interface Visitor {
  name: string;
  /** Last four digits of the phone number. */
  lastFour: string;
  /** Index into `LEAD_STATES`. */
  state: number;
}

/** A booking with who comes. */
export interface Visit extends Booking {
  receipt: string;
  /** null: the lead was erased. */
  visitor: Visitor | null;
  /** Index of the lead's state before its arrival was marked here; what an undo brings back. */
  stateBefore?: number;
}

/** A time of the day, with those who come. */
export interface VisitTime {
  /** `14:00` */
  time: string;
  /** null: bookings without a slot, which only a console can bring about. */
  slot: Slot | null;
  visits: readonly Visit[];
}

/** How many values a condition `in` may have. */
const AT_ONCE = 30;

function visitorOf({ fields }: FoundDocument): Visitor {
  const { name, phone, last_four, state } = fields;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: text(name),
    lastFour: text(last_four) || text(phone).replaceAll(/\D/g, '').slice(-4),
    state: typeof state === 'number' ? state : 0,
  };
}

const visitOf = (booking: Booking, found: FoundDocument | null | undefined): Visit => ({
  ...booking,
  receipt: receiptNumber(booking.lead),
  visitor: found ? visitorOf(found) : null,
});

/** The leads of bookings, by the id of the lead. */
async function leadsOf(database: OfficeDatabase, bookings: readonly Booking[]): Promise<Map<string, FoundDocument>> {
  const tokens = bookings.map(({ token }) => token);
  const groups = Array.from({ length: Math.ceil(tokens.length / AT_ONCE) }, (_, at) =>
    tokens.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const found = await Promise.all(
    groups.map((group) =>
      database.query({
        collection: OFFICE.leads,
        where: [{ field: 'booking', is: 'in', value: group }],
        limit: AT_ONCE,
      }),
    ),
  );
  return new Map(found.flat().map((lead) => [lead.id, lead]));
}

/** Expected and arrived visitors by their names, those who cancelled last. */
const inOrder = (a: Visit, b: Visit) =>
  Number(a.state === 'cancelled') - Number(b.state === 'cancelled') ||
  (a.visitor?.name ?? '').localeCompare(b.visitor?.name ?? '', 'ko');

/** Who comes on a day (`2027-03-12`), by the times of the day; times that nobody comes at too. @throws DatabaseError */
export async function readVisits(database: OfficeDatabase, day: string): Promise<VisitTime[]> {
  const [slots, bookings] = await Promise.all([readSlots(database, day, day), readBookings(database, day)]);
  const leads = await leadsOf(database, bookings);
  const ids = [...new Set([...slots, ...bookings.map(({ slot }) => ({ id: slot }))].map(({ id }) => id))].sort();
  return ids.map((id) => ({
    time: timeOfSlot(id)?.time ?? id,
    slot: slots.find((slot) => slot.id === id) ?? null,
    visits: bookings
      .filter(({ slot }) => slot === id)
      .map((booking) => visitOf(booking, leads.get(booking.lead)))
      .sort(inOrder),
  }));
}

/** The day itself where it has times, else the next that has; the day itself where none has. @throws DatabaseError */
export async function firstDayWithTimes(database: OfficeDatabase, day: string): Promise<string> {
  const slots = { collection: OFFICE.slots, after: [`${OFFICE.slots}/${day}`], limit: 1 };
  return (await database.query(slots)).map(slotOfDocument)[0]?.day ?? day;
}

/** The visit of a pass; null: there is none. @throws DatabaseError */
export async function findVisit(database: OfficeDatabase, token: string): Promise<Visit | null> {
  const booking = await findBooking(database, token);
  return booking && visitOf(booking, await database.find(`${OFFICE.leads}/${booking.lead}`));
}

/** How many are expected, have arrived and have cancelled. */
export function visitCounts(times: readonly VisitTime[]) {
  const states = times.flatMap(({ visits }) => visits.map(({ state }) => state));
  const count = (wanted: Visit['state']) => states.filter((state) => state === wanted).length;
  return { booked: count('booked'), arrived: count('arrived'), cancelled: count('cancelled') };
}
