import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { baysInWords, baysOf } from '#site/plan/bays.ts';
import { checkPlan } from '#site/plan/check-plan.ts';
import { planAreas } from '#site/plan/plan-areas.ts';

const round = (value: number) => Number(value.toFixed(4));

/** Areas that are not the sum of their parts, and a viewer of types that there are not. */
function checkAreas({ units }: Pick<Content, 'units'>): ContentProblem[] {
  const file = 'units.ts';
  const ids = units.units.map(({ id }) => id);
  return [
    ...units.viewer.flatMap((id, index) =>
      ids.includes(id)
        ? []
        : [{ file, field: `viewer[${index}]`, remedy: `no unit has the id '${id}': write one of ${ids.join(', ')}` }],
    ),
    ...units.units.flatMap(({ areasM2 }, index) => {
      const { exclusive, residentialCommon, supply, otherCommon, contract } = areasM2;
      const sum = (field: string, stated: number | null, right: number, parts: string): ContentProblem[] =>
        stated === right
          ? []
          : [{ file, field: `units[${index}].areasM2.${field}`, remedy: `write ${right} (${parts})` }];
      return [
        ...(residentialCommon === null
          ? []
          : sum('supply', supply, round(exclusive + residentialCommon), 'exclusive + residentialCommon')),
        ...(supply === null || otherCommon === null
          ? []
          : sum('contract', contract, round(supply + otherCommon), 'supply + otherCommon')),
      ];
    }),
  ];
}

/** Units that promise more or fewer bays than their plan has. */
function checkBays({ units, plans }: Pick<Content, 'units' | 'plans'>): ContentProblem[] {
  return units.units.flatMap(({ id, structure }, index) => {
    const [plan, said] = [plans[id], baysInWords(structure)];
    if (!plan || plan.standIn || said === null || said === baysOf(plan)) return [];
    const remedy = `the plan has ${baysOf(plan)} rooms with a window to the south: write so many bays, or mend the plan`;
    return [{ file: 'units.ts', field: `units[${index}].structure`, remedy }];
  });
}

/** Units without a plan, and plans whose rooms are not as large as their unit says or that no architect would sign. */
function checkPlans({ units, plans }: Pick<Content, 'units' | 'plans'>): ContentProblem[] {
  const file = 'plans.ts';
  return units.units.flatMap(({ id, areasM2 }) => {
    const field = `'${id}'`;
    const plan = plans[id];
    if (!plan) return [{ file, field, remedy: 'this unit has no plan: add it' }];
    const areas = planAreas(plan, areasM2);
    const sum = (part: string, name: keyof typeof areas): ContentProblem[] => {
      const { drawn, stated, fits } = areas[name];
      const remedy = `the rooms add up to ${round(drawn)} m², the ${name} area says ${stated}`;
      return fits ? [] : [{ file, field: `${field}.${part}`, remedy }];
    };
    return [
      ...sum('rooms', 'exclusive'),
      ...sum('balcony', 'service'),
      ...checkPlan(plan).map((problem) => ({ file, field: `${field}.${problem.field}`, remedy: problem.remedy })),
    ];
  });
}

/** Units against their own sums and against their plans. */
export const checkUnits = (content: Pick<Content, 'units' | 'plans'>): ContentProblem[] => [
  ...checkAreas(content),
  ...checkBays(content),
  ...checkPlans(content),
];
