import type { ScheduleStep } from '#site/schema/schedule.ts';

const DAY_MS = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whole days from one day to another; below 0 where the other lies before. */
export const daysUntil = (day: string, other: string): number => (utc(other) - utc(day)) / DAY_MS;

type Days = Pick<ScheduleStep, 'from' | 'until'>;

export const lastDay = ({ from, until }: Days): string => until ?? from;

/** Where a step stands on a day; `days`: how many are left until it begins, 1 or more. */
export type StepState = { kind: 'ahead'; days: number } | { kind: 'now'; isFirstDay: boolean } | { kind: 'past' };

/** @param today as Seoul's calendars show it: `2027-03-16` */
export function stepState(step: Days, today: string): StepState {
  if (today < step.from) return { kind: 'ahead', days: daysUntil(today, step.from) };
  return today > lastDay(step) ? { kind: 'past' } : { kind: 'now', isFirstDay: today === step.from };
}
