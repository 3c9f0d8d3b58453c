import { formatDay } from '#text/dates.ts';
import { PRESS_TEXT } from '#text/press/articles.ts';

/** Korea Standard Time, all the year. */
const SEOUL_AHEAD_MS = 9 * 60 * 60 * 1000;

/** What Seoul's calendar and clocks show at a moment. Without Intl, for the reasons of dates.ts. */
function inSeoul(date: Date) {
  const seoul = new Date(date.getTime() + SEOUL_AHEAD_MS);
  return {
    year: seoul.getUTCFullYear(),
    month: seoul.getUTCMonth() + 1,
    day: seoul.getUTCDate(),
    hours: seoul.getUTCHours(),
    minutes: `${seoul.getUTCMinutes()}`.padStart(2, '0'),
  };
}

/** 2026. 10. 5. */
export function articleDay(date: Date | null): string {
  if (!date) return '';
  const { year, month, day } = inSeoul(date);
  return `${year}. ${month}. ${day}.`;
}

/** 2026년 10월 5일 오전 9:30 */
export function articleMoment(date: Date | null): string {
  if (!date) return '';
  const { year, month, day, hours, minutes } = inSeoul(date);
  const half = hours < 12 ? PRESS_TEXT.morning : PRESS_TEXT.afternoon;
  return `${formatDay(`${year}-${month}-${day}`)} ${half} ${hours % 12 || 12}:${minutes}`;
}
