import { daysIn, type TimelineMonth } from '#site/timeline.ts';

/** The middle of a day on the axis, in percent; null: its month is left out. */
export function placeOnAxis(months: readonly TimelineMonth[], day: string): number | null {
  const month = months.find((one) => day.startsWith(one.month));
  return month ? month.at + (month.width * (Number(day.slice(8)) - 0.5)) / daysIn(month.month) : null;
}
