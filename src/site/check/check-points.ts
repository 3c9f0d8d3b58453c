import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { mostOf, PARTS } from '#site/points/points-sum.ts';

const file = 'points.ts';

/** What the law's table gives at most (주택공급에 관한 규칙 별표 1): together 84. */
const MOST = { withoutHome: 32, dependants: 35, account: 17, spouseAccount: 3 } as const;

/** Answers that give other points than the law's table could, and days of steps that the schedule has not. */
export function checkPoints({ points, schedule }: Pick<Content, 'points' | 'schedule'>): ContentProblem[] {
  if (!points) return [];
  const steps = schedule?.steps.map(({ title }) => title);
  return [
    ...PARTS.flatMap((part): ContentProblem[] => [
      ...(mostOf(points, part) === MOST[part]
        ? []
        : [{ file, field: `${part}.answers`, remedy: `the most that it gives is ${MOST[part]} points: write them` }]),
      ...points[part].answers.flatMap(({ points: value }, index, answers) => {
        const before = answers[index - 1]?.points ?? -1;
        const field = `${part}.answers[${index}].points`;
        return value > before
          ? []
          : [{ file, field, remedy: `write more than ${before}, the points of the one before` }];
      }),
    ]),
    ...points.checklist.items.flatMap(({ asOf }, index) =>
      asOf === null || !steps || steps.includes(asOf)
        ? []
        : [
            {
              file,
              field: `checklist.items[${index}].asOf`,
              remedy: `no step of schedule.ts is called '${asOf}': write one of ${steps.join(', ')}, or null`,
            },
          ],
    ),
  ];
}
