import { formatDay } from '#text/dates.ts';
import { dayInSeoul, timeInSeoul } from '#text/moments.ts';
import { PRESS_TEXT } from '#text/press/articles.ts';

/** 2026. 10. 5. */
export function articleDay(date: Date | null): string {
  if (!date) return '';
  const [year, month, day] = dayInSeoul(date).split('-').map(Number);
  return `${year}. ${month}. ${day}.`;
}

/** 2026년 10월 5일 오전 9:30 */
export function articleMoment(date: Date | null): string {
  if (!date) return '';
  const [hours = '', minutes] = timeInSeoul(date).split(':');
  const half = Number(hours) < 12 ? PRESS_TEXT.morning : PRESS_TEXT.afternoon;
  return `${formatDay(dayInSeoul(date))} ${half} ${Number(hours) % 12 || 12}:${minutes}`;
}
