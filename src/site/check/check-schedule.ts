import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { saleSteps } from '#site/schedule/sale-state.ts';
import { lastDay } from '#site/schedule/step-state.ts';
import type { Schedule } from '#site/schema/schedule.ts';

const problem = (field: string, remedy: string): ContentProblem => ({ file: 'schedule.ts', field, remedy });

/** Steps that end before they begin, and steps out of order: they are read from top to bottom. */
const checkDays = ({ steps }: Schedule): ContentProblem[] =>
  steps.flatMap(({ title, from, until }, index) => {
    const before = steps[index - 1];
    return [
      ...(until !== null && until < from
        ? [problem(`steps[${index}].until`, `'${title}' ends before it begins: write ${from} or later`)]
        : []),
      ...(before && from < before.from
        ? [
            problem(
              `steps[${index}].from`,
              `'${title}' (${from}) comes before '${before.title}' (${before.from}): mend the day, or put the steps in order`,
            ),
          ]
        : []),
    ];
  });

/** Words that nobody would see: of a step that is none of the sale's. */
const checkWords = ({ steps }: Schedule): ContentProblem[] =>
  steps.flatMap(({ now, stage }, index) =>
    now === undefined || stage !== undefined
      ? []
      : [problem(`steps[${index}].now`, 'write the stage that it is said in too, or leave it out')],
  );

/** A sale that ends before its steps do. */
function checkEnd(schedule: Schedule): ContentProblem[] {
  const { end } = schedule;
  const late = end && saleSteps(schedule).find((step) => lastDay(step) >= end.from);
  return late ? [problem('end.from', `'${late.title}' lasts until ${lastDay(late)}: write a later day`)] : [];
}

/** Days and words of the schedule that contradict each other. */
export const checkSchedule = ({ schedule }: Pick<Content, 'schedule'>): ContentProblem[] =>
  schedule ? [...checkDays(schedule), ...checkWords(schedule), ...checkEnd(schedule)] : [];
