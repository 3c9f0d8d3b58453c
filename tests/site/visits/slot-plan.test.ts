import { expect, test } from 'vitest';
import type { Visits } from '#site/schema/visits.ts';
import { slotPlan, timesOf } from '#site/visits/slot-plan.ts';

/** Friday to Monday. */
const visits: Visits = {
  from: '2027-03-12',
  until: '2027-03-15',
  weekdays: { opens: '10:00', closes: '12:00' },
  weekends: { opens: '13:30', closes: '15:15' },
  slotMinutes: 30,
  capacity: 6,
  closedDays: [],
};

test('every day from the first to the last has the times of its kind', () => {
  const weekday = ['10:00', '10:30', '11:00', '11:30'];
  const weekend = ['13:30', '14:00', '14:30'];
  expect(slotPlan(visits)).toEqual([
    { day: '2027-03-12', times: weekday },
    { day: '2027-03-13', times: weekend },
    { day: '2027-03-14', times: weekend },
    { day: '2027-03-15', times: weekday },
  ]);
});

test('a closing day and a kind of day without hours have no visits', () => {
  const days = slotPlan({ ...visits, weekends: null, closedDays: ['2027-03-15'] }).map(({ day }) => day);
  expect(days).toEqual(['2027-03-12']);
});

test('a plan crosses months, and years with a 29th of February', () => {
  const days = slotPlan({ ...visits, from: '2028-02-28', until: '2028-03-01' }).map(({ day }) => day);
  expect(days).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
});

test('a visit ends by the time at which the house closes', () => {
  expect(timesOf({ opens: '17:00', closes: '18:00' }, 45)).toEqual(['17:00']);
  expect(timesOf({ opens: '17:00', closes: '18:00' }, 90)).toEqual([]);
  expect(timesOf({ opens: '18:00', closes: '10:00' }, 30)).toEqual([]);
});
