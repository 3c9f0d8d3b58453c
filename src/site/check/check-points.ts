import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

const file = 'points.ts';

/** Days of steps that the schedule has not. */
export function checkPoints({ points, schedule }: Pick<Content, 'points' | 'schedule'>): ContentProblem[] {
  if (!points) return [];
  const steps = schedule?.steps.map(({ title }) => title);
  return points.checklist.items.flatMap(({ asOf }, index) =>
    asOf === null || !steps || steps.includes(asOf)
      ? []
      : [
          {
            file,
            field: `checklist.items[${index}].asOf`,
            remedy: `no step of schedule.ts is called '${asOf}': write one of ${steps.join(', ')}, or null`,
          },
        ],
  );
}
