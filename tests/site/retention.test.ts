import { expect, test } from 'vitest';
import { keptSince } from '#site/retention.ts';

const since = (months: number, now: string, closes: string | null = null) =>
  keptSince({ months, closes }, new Date(now)).toISOString();

test('a lead is kept for months of the calendar, to the moment', () => {
  expect(since(12, '2028-03-05T04:30:00Z')).toBe('2027-03-05T04:30:00.000Z');
});

test('where the month has no such day, its last one counts', () => {
  expect(since(1, '2027-03-31T03:00:00Z')).toBe('2027-02-28T03:00:00.000Z');
  expect(since(12, '2028-02-29T03:00:00Z')).toBe('2027-02-28T03:00:00.000Z');
});

test('the day is that of Korea', () => {
  // The 31st in Korea, the 30th elsewhere.
  expect(since(1, '2027-03-30T15:30:00Z')).toBe('2027-02-27T15:30:00.000Z');
});

test('nothing is kept once the model house is closed, and all of its last day is kept', () => {
  expect(since(12, '2028-03-31T14:59:59Z', '2028-03-31')).toBe('2027-03-31T14:59:59.000Z');
  expect(since(12, '2028-03-31T15:00:00Z', '2028-03-31')).toBe('2028-03-31T15:00:00.000Z');
});
