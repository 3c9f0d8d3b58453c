import type { ClosedSale, SaleStage, Schedule, ScheduleStep } from '#site/schema/schedule.ts';
import { daysUntil, stepState } from './step-state.ts';

/** A step that the sale is made of. */
export type SaleStep = ScheduleStep & { stage: SaleStage };

/** The step that comes next, and in how many days: 1 or more. */
export interface NextStep {
  step: SaleStep;
  days: number;
}

/**
 * Where the sale stands on a day: before its first step, in one, between two, after its last, and at its end, which
 * only content knows.
 */
export type SaleState =
  | { kind: 'before'; next: NextStep }
  | { kind: 'running'; step: SaleStep; next: NextStep | null }
  | { kind: 'between'; next: NextStep }
  | { kind: 'after' }
  | { kind: 'closed'; closed: ClosedSale };

type Dates = Pick<Schedule, 'steps' | 'end'>;

/** In order. */
export const saleSteps = ({ steps }: Pick<Schedule, 'steps'>): SaleStep[] =>
  steps.filter((step): step is SaleStep => step.stage !== undefined);

/** What the content says of the end, once it has come. */
export const closedSale = ({ end }: Pick<Schedule, 'end'>, today: string): ClosedSale | null =>
  end && today >= end.from ? end.closed : null;

/**
 * The state of the sale; null: the schedule names no stage, so nobody knows.
 * @param today as Seoul's calendars show it: `2027-03-16`
 */
export function saleState(schedule: Dates, today: string): SaleState | null {
  const closed = closedSale(schedule, today);
  if (closed) return { kind: 'closed', closed };
  const steps = saleSteps(schedule);
  const [first] = steps;
  if (!first) return null;
  const ahead = steps.find(({ from }) => from > today);
  const next = ahead ? { step: ahead, days: daysUntil(today, ahead.from) } : null;
  // Of several at once, the one that began last.
  const running = steps.filter((step) => stepState(step, today).kind === 'now').at(-1);
  if (running) return { kind: 'running', step: running, next };
  if (!next) return { kind: 'after' };
  return { kind: today < first.from ? 'before' : 'between', next };
}
