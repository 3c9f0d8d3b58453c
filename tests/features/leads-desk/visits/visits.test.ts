import { beforeEach, describe, expect, test } from 'vitest';
import { arrive, undoArrival } from '#features/leads-desk/visits/arrival.ts';
import { dayToShow, isDay } from '#features/leads-desk/visits/visit-day.ts';
import { visitOfHash } from '#features/leads-desk/visits/visit-hash.ts';
import { findVisit, readVisits, visitCounts } from '#features/leads-desk/visits/visit-list.ts';
import { cancelWrites } from '#protocol/office/booking-writes.ts';
import { LEAD_STATES, type LeadState } from '#protocol/office/lead-document.ts';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';
import { bookVisit, tokenOf, visitorsLead } from './booked-visits.ts';

const LEAD = visitorsLead(1);
const DAY = '2027-03-12';
const stateOf = (office: MemoryOffice, lead: string) => LEAD_STATES[Number(office.read(`leads/${lead}`)?.['state'])];

let office: MemoryOffice;
beforeEach(async () => {
  office = openMemoryOffice();
  for (const slot of ['2027-03-12T1400', '2027-03-12T1000', '2027-03-13T1000'])
    office.put(`slots/${slot}`, { taken: 0, capacity: 50, closed: false });
  await bookVisit(office, 1, '2027-03-12T1400', { name: '하나' });
  await bookVisit(office, 2, '2027-03-12T1000', { name: '둘' });
  await bookVisit(office, 3, '2027-03-12T1000', { name: '나리' });
  await bookVisit(office, 4, '2027-03-13T1000');
});

describe('the visits of a day', () => {
  test('stand by the hour with name, last four digits and receipt number, in the order of names', async () => {
    const times = await readVisits(office.as('staff'), DAY);
    expect(times.map(({ time, visits }) => [time, visits.map(({ visitor }) => visitor?.name)])).toEqual([
      ['10:00', ['나리', '둘']],
      ['14:00', ['하나']],
    ]);
    expect(times[1]).toMatchObject({
      slot: { taken: 1, capacity: 50 },
      visits: [{ receipt: '000001', visitor: { lastFour: '0001', state: 0 } }],
    });
  });

  test('have those who cancelled last, and times that nobody comes at', async () => {
    await office.as('visitor').commit(cancelWrites(office.root, tokenOf(3), '2027-03-12T1000'));
    await office.as('visitor').commit(cancelWrites(office.root, tokenOf(1), '2027-03-12T1400'));
    office.put('slots/2027-03-12T1600', { taken: 0, capacity: 4, closed: true });
    const times = await readVisits(office.as('staff'), DAY);
    expect(times.map(({ visits }) => visits.map(({ state }) => state))).toEqual([
      ['booked', 'cancelled'],
      ['cancelled'],
      [],
    ]);
    expect(visitCounts(times)).toEqual({ booked: 1, arrived: 0, cancelled: 2 });
  });

  test('are all there on a busy day', async () => {
    for (let visitor = 10; visitor < 55; visitor += 1) await bookVisit(office, visitor, '2027-03-12T1400');
    const visits = (await readVisits(office.as('staff'), DAY)).flatMap((time) => time.visits);
    expect(visits).toHaveLength(48);
    expect(visits.every(({ visitor }) => visitor?.lastFour)).toBe(true);
  });

  test('are shown without names where the lead is no more', async () => {
    office.put(`bookings/${tokenOf(9)}`, { slot: '2027-03-12T1400', lead: 'gone', state: 'arrived', at: new Date() });
    const visits = (await readVisits(office.as('staff'), DAY)).flatMap((time) => time.visits);
    expect(visits.find(({ lead }) => lead === 'gone')?.visitor).toBe(null);
  });
});

describe('an arrival', () => {
  const visitOf = async (visitor: number) => (await findVisit(office.as('staff'), tokenOf(visitor)))!;

  test('marks the booking and the lead, and stands in the log', async () => {
    const arrived = await arrive(office.as('staff'), await visitOf(1));
    expect(arrived).toMatchObject({ state: 'arrived', stateBefore: 0 });
    expect(office.read(`bookings/${tokenOf(1)}`)).toMatchObject({ state: 'arrived' });
    expect(office.read('slots/2027-03-12T1400')).toMatchObject({ taken: 1 });
    expect(stateOf(office, LEAD)).toBe('visited');
    expect(office.ids('log').map((id) => office.read(`log/${id}`))).toMatchObject([
      { deed: 'arrival', by: 'ours', lead: LEAD, detail: '2027-03-12T1400' },
    ]);
  });

  test('is taken back with the state that the lead had', async () => {
    const staff = office.as('staff');
    const back = await undoArrival(staff, await arrive(staff, await visitOf(1)));
    expect(back).toMatchObject({ state: 'booked', visitor: { state: 0 } });
    expect(office.read(`bookings/${tokenOf(1)}`)).toMatchObject({ state: 'booked' });
    expect(stateOf(office, LEAD)).toBe('new');
    expect(office.ids('log')).toHaveLength(2);
  });

  test('is taken back to a promised visit where nobody remembers the state before', async () => {
    await arrive(office.as('admin'), await visitOf(1));
    await undoArrival(office.as('staff'), await visitOf(1));
    expect(stateOf(office, LEAD)).toBe('promised');
  });

  test.each<[LeadState, LeadState]>([
    ['called', 'visited'],
    ['promised', 'visited'],
    ['held', 'visited'],
    ['contracted', 'contracted'],
  ])('of a lead that is %s leaves it %s', async (before, after) => {
    const staff = office.as('staff');
    office.put(`leads/${LEAD}`, { ...office.read(`leads/${LEAD}`), state: LEAD_STATES.indexOf(before) });
    const arrived = await arrive(staff, await visitOf(1));
    expect(stateOf(office, LEAD)).toBe(after);
    await undoArrival(staff, arrived);
    expect(stateOf(office, LEAD)).toBe(before);
  });

  test('that is taken back leaves a contract that was signed meanwhile', async () => {
    const staff = office.as('staff');
    const arrived = await arrive(staff, await visitOf(1));
    office.put(`leads/${LEAD}`, { ...office.read(`leads/${LEAD}`), state: LEAD_STATES.indexOf('contracted') });
    await undoArrival(staff, arrived);
    expect(stateOf(office, LEAD)).toBe('contracted');
  });

  test('of a visit that was cancelled is refused', async () => {
    const visit = await visitOf(1);
    await office.as('visitor').commit(cancelWrites(office.root, tokenOf(1), '2027-03-12T1400'));
    await expect(arrive(office.as('staff'), visit)).rejects.toThrow('permission-denied');
    expect(stateOf(office, LEAD)).toBe('new');
  });

  test('is marked by the office only', async () => {
    await expect(arrive(office.as('stranger'), await visitOf(1))).rejects.toThrow('permission-denied');
  });
});

test('the desk shows today, and from five in the evening on tomorrow', () => {
  expect(dayToShow(new Date('2027-03-12T16:59:00+09:00'))).toBe('2027-03-12');
  expect(dayToShow(new Date('2027-03-12T17:00:00+09:00'))).toBe('2027-03-13');
  expect(dayToShow(new Date('2027-12-31T23:59:00+09:00'))).toBe('2028-01-01');
  expect([isDay('2027-03-12'), isDay(''), isDay('2027-13-40')]).toEqual([true, false, false]);
});

test('a pass opens its visit by the hash alone', () => {
  expect(visitOfHash(`#visit=${tokenOf(1)}`)).toBe(tokenOf(1));
  expect(
    ['', '#', '#visit=', `#visit=${tokenOf(1)}0`, `#other=${tokenOf(1)}`, '#visit=../leads'].map(visitOfHash),
  ).toEqual([null, null, null, null, null, null]);
});
