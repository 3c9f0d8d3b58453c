import { afterAll, expect, it } from 'vitest';
import { measureBookings, type BookingFigures } from '#tests/support/office/booking-load.ts';
import { EMULATOR } from '#tests/local/firestore/emulator.ts';

// More than there are places, by far: every slot is fought for until it is full, and after. `npm run bench` asks the
// stand-in, as `npm start` serves it, for as many.
const LOAD = EMULATOR
  ? { clients: 50, bookings: 1000, slots: 20, capacity: 20 }
  : { clients: 50, bookings: 200, slots: 4, capacity: 20 };
const PLACES = LOAD.slots * LOAD.capacity;

let figures: BookingFigures | undefined;
afterAll(() => {
  if (!figures) return;
  const { times, ...counts } = figures;
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = Math.round(sorted[Math.floor(0.95 * sorted.length)] ?? 0);
  console.info(`Bookings at ${EMULATOR ? 'the emulator' : 'the stand-in'}`, { ...counts, 'p95 ms': p95 });
});

it('when 50 visitors book at once no slot is overbooked, every place is given, and every lead arrives', async () => {
  figures = await measureBookings(LOAD);
  expect(figures).toMatchObject({ booked: PLACES, full: LOAD.bookings - PLACES, lost: 0, wrong: 0 });
}, 300_000);
