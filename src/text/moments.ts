// Without Intl, for the reasons of dates.ts.

/** Korea Standard Time, all the year. */
const SEOUL_AHEAD_MS = 9 * 60 * 60 * 1000;

const inSeoul = (date: Date) => new Date(date.getTime() + SEOUL_AHEAD_MS);

/** The day in Seoul: `2026-11-23`. */
export const dayInSeoul = (date: Date): string => inSeoul(date).toISOString().slice(0, 10);

/** The time in Seoul: `21:05`. */
export const timeInSeoul = (date: Date): string => inSeoul(date).toISOString().slice(11, 16);

/** The moment at which a day begins in Seoul. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

/** 11월 23일 21:05, or 2025년 11월 23일 21:05 where it is of another year than `now`. */
export function shortMoment(date: Date, now: Date = new Date()): string {
  const [year = '', month, day] = dayInSeoul(date).split('-');
  const inYear = `${Number(month)}월 ${Number(day)}일 ${timeInSeoul(date)}`;
  return dayInSeoul(now).startsWith(year) ? inYear : `${year}년 ${inYear}`;
}
