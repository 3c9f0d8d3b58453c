import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import type { Tour, Walk } from '#site/schema/tour.ts';
import { walkProblems } from '#site/tour/walk-problems.ts';

const file = 'tour.ts';

/** Every walk of a tour, with its place in the file. */
const walksIn = (tour: Tour | null): { walk: Walk; field: string }[] =>
  (tour?.tabs ?? []).flatMap((tab, at) =>
    'walks' in tab ? tab.walks.map((walk, index) => ({ walk, field: `tabs[${at}].walks[${index}]` })) : [],
  );

/** Walks of no type, of one type twice, and those that do not fit their plan. */
export function checkTour({ tour, units, plans }: Pick<Content, 'tour' | 'units' | 'plans'>): ContentProblem[] {
  const ids = units.units.map(({ id }) => id);
  const walks = walksIn(tour);
  return walks.flatMap(({ walk, field }, index): ContentProblem[] => {
    const ofUnit = (remedy: string) => [{ file, field: `${field}.unit`, remedy }];
    const plan = plans[walk.unit];
    if (!ids.includes(walk.unit)) return ofUnit(`no unit has the id '${walk.unit}': write one of ${ids.join(', ')}`);
    if (walks.findIndex(({ walk: { unit } }) => unit === walk.unit) !== index)
      return ofUnit(`another walk leads through '${walk.unit}' already: remove one`);
    return plan
      ? walkProblems(walk, plan).map((problem) => ({
          file,
          field: `${field}.${problem.field}`,
          remedy: problem.remedy,
        }))
      : [];
  });
}
