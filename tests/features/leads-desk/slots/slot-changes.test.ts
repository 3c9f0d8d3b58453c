import { expect, test } from 'vitest';
import { closeSlots, commitChange, openSlots, resizeSlot } from '#features/leads-desk/slots/slot-changes.ts';
import { dayCounts, slotDays, withChanged, type SlotPlan } from '#features/leads-desk/slots/slot-days.ts';
import { slotDetail, slotDetailText } from '#features/leads-desk/slots/slot-detail.ts';
import { readSlots, type Slot } from '#features/leads-desk/slots/slot-list.ts';
import { dayAfter } from '#features/leads-desk/days.ts';
import { openMemoryOffice } from '#tests/support/office/memory-office.ts';

const TODAY = '2027-03-12';
const plan: SlotPlan = [
  { day: '2027-03-11', times: ['10:00'], capacity: 3 },
  { day: TODAY, times: ['10:00', '14:00'], capacity: 3 },
  { day: '2027-03-13', times: ['10:00'], capacity: 4 },
];
const ignore = () => {};
const missingOf = (days: ReturnType<typeof slotDays>) => days.flatMap(({ missing }) => missing);

test('a day is opened with the times and the capacity that are planned, and is not opened a second time', async () => {
  const office = openMemoryOffice();
  const staff = office.as('staff');
  await commitChange(staff, openSlots(missingOf(slotDays(plan, [], TODAY))), ignore);
  expect(office.ids('slots')).toEqual(['2027-03-12T1000', '2027-03-12T1400', '2027-03-13T1000']);
  expect(office.read('slots/2027-03-13T1000')).toEqual({ taken: 0, capacity: 4, closed: false });
  expect(missingOf(slotDays(plan, await readSlots(staff, TODAY), TODAY))).toEqual([]);
});

test('what a day lacks is opened, and what it has stays as it is', async () => {
  const office = openMemoryOffice();
  office.put('slots/2027-03-12T1000', { taken: 2, capacity: 9, closed: true });
  const staff = office.as('staff');
  const [day] = slotDays(plan, await readSlots(staff, TODAY), TODAY);
  await commitChange(staff, openSlots(day?.missing ?? []), ignore);
  expect(office.read('slots/2027-03-12T1000')).toEqual({ taken: 2, capacity: 9, closed: true });
  expect(office.read('slots/2027-03-12T1400')).toEqual({ taken: 0, capacity: 3, closed: false });
});

test('slots that are no longer planned stay on the desk, and days that are over do not', async () => {
  const office = openMemoryOffice();
  office.put('slots/2027-03-11T1000', { taken: 1, capacity: 1, closed: false });
  office.put('slots/2027-05-05T0930', { taken: 1, capacity: 1, closed: false });
  const days = slotDays(plan, await readSlots(office.as('staff'), TODAY), TODAY);
  expect(days.map(({ day }) => day)).toEqual([TODAY, '2027-03-13', '2027-05-05']);
  expect(days.at(-1)?.slots.map(({ time }) => time)).toEqual(['09:30']);
});

test('slots are closed and opened again, each change with an entry of the log', async () => {
  const office = openMemoryOffice();
  const staff = office.as('staff');
  office.put('slots/2027-03-12T1000', { taken: 1, capacity: 2, closed: false });
  office.put('slots/2027-03-12T1400', { taken: 0, capacity: 2, closed: true });
  const slots = await readSlots(staff, TODAY);
  await commitChange(staff, closeSlots(slots, true), ignore);
  expect(office.read('slots/2027-03-12T1000')).toEqual({ taken: 1, capacity: 2, closed: true });
  await commitChange(staff, closeSlots(withChanged(slots, closeSlots(slots, true).slots), false), ignore);
  expect((await readSlots(staff, TODAY)).map(({ closed }) => closed)).toEqual([false, false]);
  const entries = office.ids('log').map((id) => office.read(`log/${id}`));
  expect(
    entries
      .map((entry) => [entry?.['deed'], entry?.['count'], entry?.['detail']])
      .toSorted((a, b) => String(a).localeCompare(String(b))),
  ).toEqual([
    ['slots', 1, 'closed 2027-03-12T1000'],
    ['slots', 2, 'reopened 2027-03-12T1000 2027-03-12T1400'],
  ]);
});

test('a capacity never goes below what is taken, not even where a booking came in between', async () => {
  const office = openMemoryOffice();
  const staff = office.as('staff');
  office.put('slots/2027-03-12T1000', { taken: 2, capacity: 5, closed: false });
  const [slot] = await readSlots(staff, TODAY);
  await commitChange(staff, resizeSlot(slot!, 1), ignore);
  expect(office.read('slots/2027-03-12T1000')).toMatchObject({ capacity: 2 });
  await expect(commitChange(staff, resizeSlot({ ...slot!, taken: 0 }, 1), ignore)).rejects.toThrow('permission-denied');
});

test('a widening leaves a closing alone that somebody else made meanwhile', async () => {
  const office = openMemoryOffice();
  const staff = office.as('staff');
  office.put('slots/2027-03-12T1000', { taken: 2, capacity: 5, closed: false });
  const slots = await readSlots(staff, TODAY);
  await commitChange(office.as('admin'), closeSlots(slots, true), ignore);
  await commitChange(staff, resizeSlot(slots[0]!, 8), ignore);
  expect(office.read('slots/2027-03-12T1000')).toEqual({ taken: 2, capacity: 8, closed: true });
});

test('a whole season is opened in commits of at most 500 writes, and what is done is told after each', async () => {
  const office = openMemoryOffice();
  const staff = office.as('staff');
  const times = Array.from(
    { length: 16 },
    (_, at) => `${`${9 + Math.floor(at / 2)}`.padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
  );
  const season = Array.from({ length: 40 }, (_, at) => ({ day: dayAfter(TODAY, at), times, capacity: 4 }));
  const told: number[] = [];
  await commitChange(staff, openSlots(missingOf(slotDays(season, [], TODAY))), ({ length }) => told.push(length));
  expect(told).toEqual([499, 141]);
  expect(await readSlots(staff, TODAY)).toHaveLength(640);
  expect(await readSlots(staff, TODAY, dayAfter(TODAY, 1))).toHaveLength(32);
});

test('a day says how much of it is taken', () => {
  const slot = (taken: number, closed: boolean): Slot => ({ id: '', day: '', time: '', taken, capacity: 4, closed });
  expect(dayCounts({ slots: [slot(1, false), slot(4, true)] })).toEqual({ taken: 5, capacity: 8, closed: 1 });
});

test('the log tells in words what was done to slots', () => {
  const slot = (id: string): Slot => ({ id, day: '', time: '', taken: 0, capacity: 7, closed: false });
  expect(slotDetailText(slotDetail('resized', [slot('2027-03-12T1400')]))).toBe('3월 12일(금) 14:00 정원 7');
  expect(slotDetailText(slotDetail('closed', [slot('2027-03-12T1000'), slot('2027-03-13T1000')]))).toBe(
    '3월 12일(금) 10:00 ~ 3월 13일(토) 10:00 닫음',
  );
  expect(slotDetailText('promised')).toBe(null);
});
