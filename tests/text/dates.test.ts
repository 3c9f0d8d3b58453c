import { describe, expect, it } from 'vitest';
import { formatDay, formatDayInYear, formatLastDay, formatMonth, weekdayOf } from '#text/dates.ts';

describe('days of a schedule', () => {
  it('are written the Korean way, in Korea’s time', () => {
    expect(formatDay('2027-03-05')).toBe('2027년 3월 5일');
  });

  it('are written without their year, or without their day', () => {
    expect(formatDayInYear('2027-03-05')).toBe('3월 5일(금)');
    expect(formatMonth('2027-03')).toBe('2027년 3월');
    expect(formatMonth('2027-12-31')).toBe('2027년 12월');
  });

  it('leave out the year of a last day that the first day has said', () => {
    expect(formatLastDay('2027-03-08', '2027-03-09')).toBe('3월 9일(화)');
    expect(formatLastDay('2027-12-31', '2028-01-03')).toBe('2028년 1월 3일(월)');
  });
});

describe('the weekday of a day', () => {
  it.each([
    ['2027-03-05', '금'],
    ['2026-12-01', '화'],
    ['2028-02-29', '화'],
    ['2027-01-03', '일'],
  ])('%s is (%s)', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it.each(['2027-02-29', '2026-13-01', '2026-04-31', '2026-00-10', '2026-05-00'])(
    '%s, in no calendar, has none',
    (day) => {
      expect(weekdayOf(day)).toBeNull();
    },
  );
});
