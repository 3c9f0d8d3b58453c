import type { Visits } from '#site/schema/visits.ts';

export const visits: Visits | null = {
  from: '2027-03-12',
  until: '2027-05-30',
  weekdays: { opens: '10:00', closes: '18:00' },
  weekends: { opens: '10:00', closes: '18:00' },
  slotMinutes: 30,
  capacity: 6,
  // The days of the contracts: only those who sign are received.
  closedDays: ['2027-04-05', '2027-04-06', '2027-04-07'],
};
