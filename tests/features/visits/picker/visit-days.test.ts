import { expect, test } from 'vitest';
import { isFree, monthsOf, openDays, plannedDays, weeksOf } from '#features/visits/picker/visit-days.ts';
import type { Visits } from '#site/schema/visits.ts';

const visits: Visits = {
  from: '2027-03-30',
  until: '2027-05-02',
  weekdays: { opens: '10:00', closes: '11:00' },
  weekends: null,
  slotMinutes: 30,
  capacity: 6,
  closedDays: ['2027-04-05'],
};

test('the months run from the first day of visits, or from today, to the last', () => {
  expect(monthsOf(visits, '2026-11-23T1200')).toEqual(['2027-03', '2027-04', '2027-05']);
  expect(monthsOf(visits, '2027-04-30T1200')).toEqual(['2027-04', '2027-05']);
  expect(monthsOf(visits, '2027-06-01T0000')).toEqual([]);
  expect(monthsOf({ ...visits, from: '2027-12-31', until: '2028-01-01' }, '2027-01-01T0000')).toEqual([
    '2027-12',
    '2028-01',
  ]);
});

test('open times come by day, without those that have begun', () => {
  const slots = [
    { slot: '2027-03-30T1000', left: 3 },
    { slot: '2027-03-30T1030', left: 0 },
    { slot: '2027-03-31T1000', left: 1 },
  ];
  expect([...openDays(slots, '2027-03-30T1000')]).toEqual([
    ['2027-03-30', [{ slot: '2027-03-30T1030', time: '10:30', left: 0 }]],
    ['2027-03-31', [{ slot: '2027-03-31T1000', time: '10:00', left: 1 }]],
  ]);
});

test('without an office a month has the planned times, of which nobody knows how many are left', () => {
  expect([...plannedDays(visits, '2027-03', '2027-03-30T1015')]).toEqual([
    ['2027-03-30', [{ slot: '2027-03-30T1030', time: '10:30', left: null }]],
    [
      '2027-03-31',
      [
        { slot: '2027-03-31T1000', time: '10:00', left: null },
        { slot: '2027-03-31T1030', time: '10:30', left: null },
      ],
    ],
  ]);
  expect(plannedDays(visits, '2027-04', '2027-03-01T0000').has('2027-04-05')).toBe(false);
});

test('a day can be chosen while one of its times is not full', () => {
  const at = (left: number | null) => ({ slot: '', time: '', left });
  expect(isFree([at(0), at(2)])).toBe(true);
  expect(isFree([at(null)])).toBe(true);
  expect(isFree([at(0)])).toBe(false);
  expect(isFree(undefined)).toBe(false);
});

test('a month is shown in whole weeks from Sunday on', () => {
  const march = weeksOf('2027-03');
  expect(march.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(march[0]).toEqual([null, '2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06']);
  expect(march.flat().filter(Boolean)).toHaveLength(31);
  expect(weeksOf('2026-02')).toHaveLength(4);
});
