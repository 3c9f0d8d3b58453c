import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { slotPlan, timesOf } from '#site/visits/slot-plan.ts';

/** Half a year: whoever plans more has mistyped a day, and a visitor would page through it. */
const MOST_DAYS = 184;

/** Visits that end before they begin, on days or in hours that leave no time, or without an end in sight. */
export function checkVisits({ visits }: Pick<Content, 'visits'>): ContentProblem[] {
  if (!visits) return [];
  const problem = (field: string, remedy: string): ContentProblem => ({ file: 'visits.ts', field, remedy });
  const { from, until, slotMinutes, closedDays } = visits;
  if (until < from) return [problem('until', `visits end before they begin: write ${from} or later`)];
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
  if (days > MOST_DAYS) return [problem('until', `these are ${days} days: write a day at most ${MOST_DAYS} days on`)];
  const tooShort = (['weekdays', 'weekends'] as const)
    .filter((name) => visits[name] && timesOf(visits[name], slotMinutes).length === 0)
    .map((name) => problem(name, `no visit of ${slotMinutes} minutes fits in: mend the hours, or write null`));
  const outside = closedDays.flatMap((day, index) =>
    day < from || day > until ? [problem(`closedDays[${index}]`, `${day} is no day of visits: take it out`)] : [],
  );
  const none =
    tooShort.length === 0 && slotPlan(visits).length === 0
      ? [problem('weekdays', 'no day is left for visits: write hours, or leave out the file')]
      : [];
  return [...tooShort, ...outside, ...none];
}
