import { expect, test } from 'vitest';
import { cancelAll, expectedOn } from '#features/leads-desk/slots/cancel-visits.ts';
import { arriveWrites, bookWrites, cancelWrites, moveWrites } from '#protocol/office/booking-writes.ts';
import { leadWrite } from '#protocol/office/lead-writes.ts';
import { leadIdOf } from '#tests/support/office/leads.ts';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';

const DAY = '2027-03-12';
const SLOT = '2027-03-12T1000';
const OTHER = '2027-03-13T1000';
const tokenOf = (visitor: number) => `${visitor}`.repeat(32);

/** Four visitors on one slot of the day, one on the next day. */
async function bookedOffice(): Promise<MemoryOffice> {
  const office = openMemoryOffice();
  for (const slot of [SLOT, OTHER]) office.put(`slots/${slot}`, { taken: 0, capacity: 5, closed: false });
  for (const visitor of [1, 2, 3, 4, 5]) {
    const [lead, token, slot] = [leadIdOf(visitor), tokenOf(visitor), visitor === 5 ? OTHER : SLOT];
    const texts = { form: 'reservation', name: '홍길동', phone: '010-0000-1234', booking: token };
    await office
      .as('visitor')
      .commit([leadWrite(office.root, lead, texts), ...bookWrites(office.root, token, { slot, lead })]);
  }
  return office;
}

const stateOf = (office: MemoryOffice, visitor: number) => office.read(`bookings/${tokenOf(visitor)}`)?.['state'];

test('all expected visits of a day are cancelled, and every place is free again', async () => {
  const office = await bookedOffice();
  const staff = office.as('staff');
  await staff.commit(arriveWrites(office.root, tokenOf(2)));
  const expected = await expectedOn(staff, DAY);
  const told: number[] = [];
  await cancelAll(staff, expected, (count) => told.push(count));
  expect(told).toEqual([1, 2, 3]);
  expect([1, 2, 3, 4, 5].map((visitor) => stateOf(office, visitor))).toEqual([
    'cancelled',
    'arrived',
    'cancelled',
    'cancelled',
    'booked',
  ]);
  expect(office.read(`slots/${SLOT}`)).toMatchObject({ taken: 1 });
  expect(office.read(`slots/${OTHER}`)).toMatchObject({ taken: 1 });
  const entries = office.ids('log').map((id) => office.read(`log/${id}`));
  expect(new Set(entries.map((entry) => entry?.['lead']))).toEqual(new Set([1, 3, 4].map(leadIdOf)));
});

test('visitors who cancel or move while the day is freed are no problem', async () => {
  const office = await bookedOffice();
  const staff = office.as('staff');
  const expected = await expectedOn(staff, DAY);
  await office.as('visitor').commit(cancelWrites(office.root, tokenOf(1), SLOT));
  await office.as('visitor').commit(moveWrites(office.root, tokenOf(3), { from: SLOT, to: OTHER }));
  await cancelAll(staff, expected, () => {});
  expect(stateOf(office, 3)).toBe('booked');
  expect(office.read(`slots/${SLOT}`)).toMatchObject({ taken: 0 });
  expect(office.read(`slots/${OTHER}`)).toMatchObject({ taken: 2 });
});

test('what could not be cancelled is told, and is cancelled the next time', async () => {
  const office = await bookedOffice();
  const staff = office.as('staff');
  const expected = await expectedOn(staff, DAY);
  const breakAt = (count: number) => staff.failWith(count === 2 ? 'resource-exhausted' : null);
  await expect(cancelAll(staff, expected, breakAt)).rejects.toThrow('resource-exhausted');
  staff.failWith(null);
  expect(await expectedOn(staff, DAY)).toHaveLength(2);
  await cancelAll(staff, await expectedOn(staff, DAY), () => {});
  expect(office.read(`slots/${SLOT}`)).toMatchObject({ taken: 0 });
});
