/** A day with its weekday, as sentences write it: 2027년 3월 5일(금). The year may stand before, as in 4월 5일(월)~7일(수). */
const WRITTEN = /(?:(\d{4})(?:년|\.)\s*)?(?:(\d{1,2})(?:월|\.)\s*)?(\d{1,2})(?:일|\.)?\s*\(([일월화수목금토])\)/g;
const WEEKDAYS = '일월화수목금토';

/** A day that does not fall on the weekday beside it. */
interface WrongDay {
  /** As it is written: 2027년 3월 5일(목) */
  written: string;
  /** 금; null: there is no such day. */
  weekday: string | null;
}

function weekdayOf(year: number, month: number, date: number): string | null {
  const day = new Date(Date.UTC(year, month - 1, date));
  return day.getUTCMonth() === month - 1 ? (WEEKDAYS[day.getUTCDay()] ?? null) : null;
}

/** Days of a text whose weekday is another. What has no year or month, neither itself nor before it, is left alone. */
export function wrongWeekdays(text: string): WrongDay[] {
  let [year, month] = [0, 0];
  return [...text.matchAll(WRITTEN)].flatMap(([written, itsYear, itsMonth, date, said]) => {
    if (itsYear) year = Number(itsYear);
    if (itsMonth) month = Number(itsMonth);
    if (year === 0 || month === 0) return [];
    const weekday = weekdayOf(year, month, Number(date));
    return weekday === said ? [] : [{ written, weekday }];
  });
}
