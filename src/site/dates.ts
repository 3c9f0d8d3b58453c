const format = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', ...parts });
const date = format({ year: 'numeric', month: 'long', day: 'numeric' });
const dateInYear = format({ month: 'long', day: 'numeric' });
const monthInYear = format({ year: 'numeric', month: 'long' });
const weekday = format({ weekday: 'short' });

const moment = (day: string) => new Date(`${day}T00:00:00+09:00`);

// The weekday apart: engines differ in how they join it, and prerendered text must be what the browser writes.
const join = (parts: Intl.DateTimeFormat, day: string) =>
  `${parts.format(moment(day))}(${weekday.format(moment(day))})`;

/** `2027-03-05` as 2027년 3월 5일 */
export const formatDay = (day: string) => date.format(moment(day));

/** `2027-03-05` as 2027년 3월 5일(금) */
export const formatWeekday = (day: string) => join(date, day);

/** `2027-03-05` as 3월 5일(금), where the year stands beside it */
export const formatDayInYear = (day: string) => join(dateInYear, day);

/** `2027-03` or any of its days as 2027년 3월 */
export const formatMonth = (day: string) => monthInYear.format(moment(`${day.slice(0, 7)}-01`));

/** The last day of a range: without the year where the first day has said it. */
export const formatLastDay = (from: string, until: string) =>
  join(from.slice(0, 4) === until.slice(0, 4) ? dateInYear : date, until);
