import type { ScheduleStep } from '#site/schema/schedule.ts';
import { stageOf } from './sheet/read-steps.ts';

/**
 * How a development calls a step that copied texts name: alike, or by another name of the same stage. Of the days on which
 * one applies there are several, and only the one of that name will do. Without a schedule all names stay.
 */
export function stepNamer(steps: unknown): (step: string) => string | null {
  if (!Array.isArray(steps)) return (step) => step;
  const known = steps as readonly ScheduleStep[];
  return (step) => {
    if (known.some(({ title }) => title === step)) return step;
    const stage = stageOf(step);
    return stage === 'application' ? null : (known.find((other) => other.stage === stage)?.title ?? null);
  };
}
