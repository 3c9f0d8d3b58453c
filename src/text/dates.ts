// Without Intl: engines differ in how they join the parts of a date, prerendered text must be what the browser writes, and
// a slow phone takes 100 ms to make the first format.

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** The parts of `2027-03-05`. */
function partsOf(day: string) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** `2027-03-05` as 2027년 3월 5일 */
export function formatDay(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${year}년 ${month}월 ${date}일`;
}

/** `2027-03-05` as 금; null: no calendar has that day. */
export function weekdayOf(day: string): Weekday | null {
  const { year, month, date } = partsOf(day);
  const moment = new Date(Date.UTC(year, month - 1, date));
  // Days behind a month's last count on into the next.
  return (moment.getUTCMonth() === month - 1 && WEEKDAYS[moment.getUTCDay()]) || null;
}

const inBrackets = (day: string) => `(${weekdayOf(day) ?? ''})`;

/** `2027-03-05` as 2027년 3월 5일(금) */
export const formatWeekday = (day: string) => formatDay(day) + inBrackets(day);

/** `2027-03-05` as 3월 5일(금), where the year stands beside it */
export function formatDayInYear(day: string): string {
  const { month, date } = partsOf(day);
  return `${month}월 ${date}일${inBrackets(day)}`;
}

/** `2027-03` or any of its days as 2027년 3월 */
export function formatMonth(day: string): string {
  const { year, month } = partsOf(day);
  return `${year}년 ${month}월`;
}

/** The last day of a range: without the year where the first day has said it. */
export const formatLastDay = (from: string, until: string) =>
  from.slice(0, 4) === until.slice(0, 4) ? formatDayInYear(until) : formatWeekday(until);
