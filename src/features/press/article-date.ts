import { PRESS_TEXT } from '#text/press.ts';

const SEOUL = 'Asia/Seoul';

const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeZone: SEOUL });
const longDay = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: SEOUL });
const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', timeZone: SEOUL });

/** Engines differ in how they say morning in Korean, and prerendered text must be what the browser writes. */
function timeOf(date: Date): string {
  const [hours = '', minutes = ''] = clock.format(date).split(':');
  const hour = Number(hours);
  return `${hour < 12 ? PRESS_TEXT.morning : PRESS_TEXT.afternoon} ${hour % 12 || 12}:${minutes}`;
}

/** 2026. 10. 5. */
export const articleDay = (date: Date | null): string => (date ? day.format(date) : '');
/** 2026년 10월 5일 오전 9:30 */
export const articleMoment = (date: Date | null): string => (date ? `${longDay.format(date)} ${timeOf(date)}` : '');
