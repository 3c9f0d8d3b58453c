const SEOUL = 'Asia/Seoul';

const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeZone: SEOUL });
const moment = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeStyle: 'short', timeZone: SEOUL });

/** 2026. 10. 5. */
export const articleDay = (date: Date | null): string => (date ? day.format(date) : '');
/** 2026년 10월 5일 오전 9:30 */
export const articleMoment = (date: Date | null): string => (date ? moment.format(date) : '');
