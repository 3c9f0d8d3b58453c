import { commitChange, openSlots } from '#features/leads-desk/slots/slot-changes.ts';
import { readSlots } from '#features/leads-desk/slots/slot-list.ts';
import { deliverToOffice } from '#outbox/office/deliver-to-office.ts';
import type { Lead } from '#outbox/lead.ts';
import { VISIT_SLOT, VISIT_TOKEN } from '#protocol/office/bookings.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { slotOf } from '#protocol/office/slots.ts';
import { serveOffice, type ServedOffice } from './served-office.ts';

const DAY = '2027-03-12';

export interface BookingLoad {
  /** How many visitors wait for an answer at any time. */
  clients: number;
  bookings: number;
  slots: number;
  /** Parties that a slot takes. */
  capacity: number;
}

export interface BookingFigures {
  booked: number;
  full: number;
  /** Leads that the office did not take. */
  lost: number;
  /** Slots with more bookings than places, or with a counter that is not the number of their bookings. */
  wrong: number;
  /** How long each visitor waited for an answer, in milliseconds. */
  times: number[];
}

const hexOf = (number: number, digits: number) => number.toString(16).padStart(digits, '0');

const leadOf = (number: number, slot: string): Lead => ({
  id: `${hexOf(number, 8)}-0000-4000-8000-000000000000`,
  form: 'reservation',
  fields: {
    name: `Visitor ${number}`,
    phone: `010-0000-${`${number % 10_000}`.padStart(4, '0')}`,
    [VISIT_SLOT]: slot,
    [VISIT_TOKEN]: hexOf(number, 32),
  },
  submittedAt: '2027-03-01T00:00:00.000Z',
  noticeVersion: '2027-03-01-abcdef',
  marketingConsent: null,
});

async function wrongSlots({ desk }: ServedOffice, ids: readonly string[]): Promise<number> {
  const slots = new Map((await readSlots(desk, DAY)).map((slot) => [slot.id, slot]));
  const counts = await Promise.all(
    ids.map(async (id) => {
      const where = [{ field: 'slot', is: '==', value: id }] as const;
      return (await desk.query({ collection: OFFICE.bookings, where, limit: 1000 })).length;
    }),
  );
  return ids.filter((id, index) => {
    const slot = slots.get(id);
    return !slot || slot.taken > slot.capacity || slot.taken !== counts[index];
  }).length;
}

/** Sends leads that ask for visits, many at once, as pages send them, and counts what the office made of them. */
export async function measureBookings({ clients, bookings, slots, capacity }: BookingLoad): Promise<BookingFigures> {
  const office = await serveOffice();
  const times = Array.from({ length: slots }, (_, index) => `${9 + Math.floor(index / 2)}:${index % 2 ? '30' : '00'}`);
  const ids = times.map((time) => slotOf(DAY, time.padStart(5, '0')));
  const opened = ids.map((id, index) => ({
    id,
    day: DAY,
    time: times[index] ?? '',
    taken: 0,
    capacity,
    closed: false,
  }));
  await commitChange(office.desk, openSlots(opened), () => {});
  const figures: BookingFigures = { booked: 0, full: 0, lost: 0, wrong: 0, times: [] };
  let next = 0;
  const visitor = async (): Promise<void> => {
    const number = next;
    next += 1;
    if (number >= bookings) return;
    const begun = performance.now();
    const call = { office: office.endpoint, fetch, random: Math.random, signal: AbortSignal.timeout(60_000) };
    const verdict = await deliverToOffice(call, leadOf(number, ids[number % slots] ?? ''));
    figures.times.push(performance.now() - begun);
    if (verdict.kind !== 'delivered') figures.lost += 1;
    else if (verdict.visit === 'booked') figures.booked += 1;
    else figures.full += 1;
    await visitor();
  };
  await Promise.all(Array.from({ length: clients }, visitor));
  figures.wrong = await wrongSlots(office, ids);
  await office.close();
  return figures;
}
