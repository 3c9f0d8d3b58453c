const DAY = 86_400_000;
/** Room for the months that are left out, in days. */
const GAP_DAYS = 8;

interface Step {
  from: string;
  until: string | null;
}

export interface TimelineMonth {
  /** `2027-03` */
  month: string;
  /** Percent of the axis. */
  at: number;
  width: number;
  /** How much of the axis stands for the months left out before it; 0 if none are. */
  gap: number;
  /** Its Mondays: day of the month, and percent of the axis. */
  weeks: readonly { day: number; at: number }[];
}

export interface Timeline<Of extends Step> {
  months: readonly TimelineMonth[];
  /** In percent of the axis: where a step begins and how long it is. A day is as wide everywhere. */
  marks: readonly { step: Of; at: number; width: number }[];
}

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const monthOf = (day: string) => day.slice(0, 7);
const daysBetween = (from: string, until: string) => (utc(until) - utc(from)) / DAY;

const nextMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toJSON().slice(0, 7);
};

/** @param month `2027-03` */
export const daysIn = (month: string) => daysBetween(`${month}-01`, `${nextMonth(month)}-01`);

/** Every month that a step touches. */
function monthsOf(steps: readonly Step[]): string[] {
  const months = new Set<string>();
  for (const { from, until } of steps)
    for (let month = monthOf(from); month <= monthOf(until ?? from); month = nextMonth(month)) months.add(month);
  return [...months].sort();
}

/** The Mondays of a month. The first of January 1970 was a Thursday. */
const mondaysOf = (month: string): number[] =>
  Array.from({ length: daysIn(month) }, (_, index) => index + 1).filter(
    (day) => (utc(`${month}-01`) / DAY + day - 1) % 7 === 4,
  );

interface Stretch {
  month: string;
  days: number;
  /** Days of the axis before it, and whether the last of them stand for months that are left out. */
  start: number;
  isAfterGap: boolean;
}

/** The months one after the other, with a little room where some are left out. */
function stretchesOf(months: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const month of months) {
    const last = stretches.at(-1);
    const isAfterGap = last !== undefined && nextMonth(last.month) !== month;
    const start = last ? last.start + last.days + (isAfterGap ? GAP_DAYS : 0) : 0;
    stretches.push({ month, days: daysIn(month), start, isAfterGap });
  }
  return stretches;
}

/** Steps on one axis of days; months in which nothing happens are left out. */
export function layTimeline<Of extends Step>(steps: readonly Of[]): Timeline<Of> {
  const stretches = stretchesOf(monthsOf(steps));
  const last = stretches.at(-1);
  const length = last ? last.start + last.days : 1;
  const percent = (days: number) => (days / length) * 100;
  const starts = new Map(stretches.map(({ month, start }) => [month, start]));
  return {
    months: stretches.map(({ month, days, start, isAfterGap }) => ({
      month,
      at: percent(start),
      width: percent(days),
      gap: isAfterGap ? percent(GAP_DAYS) : 0,
      weeks: mondaysOf(month).map((day) => ({ day, at: percent(start + day - 1) })),
    })),
    marks: steps.map((step) => ({
      step,
      at: percent((starts.get(monthOf(step.from)) ?? 0) + Number(step.from.slice(8)) - 1),
      width: percent(daysBetween(step.from, step.until ?? step.from) + 1),
    })),
  };
}
