import type { Visits } from '#site/schema/visits.ts';

/** A day on which visitors are received. */
export interface VisitDay {
  /** `2027-03-12` */
  day: string;
  /** When visits begin, in order: `10:00`. */
  times: readonly string[];
}

const DAY_MS = 86_400_000;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const twoDigits = (number: number) => `${number}`.padStart(2, '0');
const timeOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Times at which a visit can begin so that it ends before the house closes. */
export function timesOf(hours: Visits['weekdays'], slotMinutes: number): string[] {
  if (!hours) return [];
  const opens = minutesOf(hours.opens);
  const count = Math.max(0, Math.floor((minutesOf(hours.closes) - opens) / slotMinutes));
  return Array.from({ length: count }, (_, index) => timeOf(opens + index * slotMinutes));
}

/** All times that the content plans for visits, by day; days without any are left out. */
export function slotPlan({ from, until, weekdays, weekends, slotMinutes, closedDays }: Visits): VisitDay[] {
  const onWeekdays = timesOf(weekdays, slotMinutes);
  const onWeekends = timesOf(weekends, slotMinutes);
  const days: VisitDay[] = [];
  for (let at = Date.parse(from); at <= Date.parse(until); at += DAY_MS) {
    const day = new Date(at).toJSON().slice(0, 10);
    const times = new Date(at).getUTCDay() % 6 === 0 ? onWeekends : onWeekdays;
    if (times.length > 0 && !closedDays.includes(day)) days.push({ day, times });
  }
  return days;
}
