import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

/** Steps that end before they begin, and steps out of order: they are read from top to bottom. */
export function checkSchedule({ schedule }: Pick<Content, 'schedule'>): ContentProblem[] {
  const file = 'schedule.ts';
  return (schedule?.steps ?? []).flatMap(({ title, from, until }, index, steps) => {
    const before = steps[index - 1];
    return [
      ...(until !== null && until < from
        ? [{ file, field: `steps[${index}].until`, remedy: `'${title}' ends before it begins: write ${from} or later` }]
        : []),
      ...(before && from < before.from
        ? [
            {
              file,
              field: `steps[${index}].from`,
              remedy: `'${title}' (${from}) comes before '${before.title}' (${before.from}): mend the day, or put the steps in order`,
            },
          ]
        : []),
    ];
  });
}
