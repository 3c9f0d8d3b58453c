import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { countHomes, countUses } from '#site/units/home-counts.ts';

const file = 'complex.ts';

type Facts = Pick<Content, 'facts' | 'complex' | 'units'>;

/** Korea with its islands, in degrees. A new development's 0 is told by the list of what is still to write. */
const KOREA = { latitude: [33, 39], longitude: [124, 132] } as const;

const checkPlace = ({ facts: { location } }: Facts): ContentProblem[] =>
  (['latitude', 'longitude'] as const).flatMap((field) => {
    const [least, most] = KOREA[field];
    const value = location[field];
    return value === 0 || (value >= least && value <= most)
      ? []
      : [
          {
            file: 'facts.ts',
            field: `location.${field}`,
            remedy: `${value} is not in Korea: write ${least} to ${most} degrees`,
          },
        ];
  });

/** Homes of the table of towers against those of the facts. */
function checkHomes({ facts: { scale }, complex, units }: Facts): ContentProblem[] {
  if (!complex || scale.apartments + scale.officetels === 0) return [];
  const counts = countHomes(complex.towers, units.units);
  const total = (use: string) => countUses(counts).find((count) => count.use === use)?.total ?? 0;
  const stated = { apartment: scale.apartments, officetel: scale.officetels };
  return (['apartment', 'officetel'] as const).flatMap((use) =>
    total(use) === stated[use]
      ? []
      : [
          {
            file,
            field: 'towers',
            remedy: `their floors and lines make ${total(use)} homes of the use '${use}', facts.ts says ${stated[use]} (scale.${use}s): mend the one that is wrong`,
          },
        ],
  );
}

/** Towers and floors against the facts and against the layout plan. */
function checkTowers({ facts: { scale }, complex }: Facts): ContentProblem[] {
  if (!complex) return [];
  const { towers, layout } = complex;
  const highest = Math.max(...towers.map(({ lastFloor }) => lastFloor));
  const problem = (field: string, remedy: string): ContentProblem => ({ file, field, remedy });
  return [
    ...(scale.buildings === 0 || scale.buildings === towers.length
      ? []
      : [problem('towers', `there are ${towers.length}, facts.ts says ${scale.buildings} (scale.buildings)`)]),
    ...(scale.floors === 0 || scale.floors === highest
      ? []
      : [problem('towers', `the highest has ${highest} floors, facts.ts says ${scale.floors} (scale.floors)`)]),
    ...towers.flatMap(({ name, lastFloor }, index) => {
      const building = layout.buildings.find((other) => other.name === name);
      if (!building)
        return [problem(`towers[${index}].name`, `layout.buildings has no '${name}': write the same name`)];
      if (building.floors === lastFloor) return [];
      return [
        problem(
          `towers[${index}].lastFloor`,
          `'${name}' has ${lastFloor} floors here and ${building.floors} in the layout`,
        ),
      ];
    }),
  ];
}

/** A type that is sold has homes, and one that is only shown has none. */
function checkSold({ complex, units }: Facts): ContentProblem[] {
  if (!complex) return [];
  const counted = new Set(countHomes(complex.towers, units.units).map(({ unit }) => unit.id));
  return units.units.flatMap(({ id, forSale }, index) => {
    if (forSale === counted.has(id)) return [];
    const remedy = forSale
      ? `'${id}' is for sale, and no tower of complex.ts has a line of it`
      : `'${id}' stands in the towers of complex.ts: it is for sale`;
    return [{ file: 'units.ts', field: `units[${index}].forSale`, remedy }];
  });
}

/** Numbers that stand in two places and differ, and a place that is not in Korea. */
export const checkFacts = (content: Facts): ContentProblem[] => [
  ...checkPlace(content),
  ...checkHomes(content),
  ...checkTowers(content),
  ...checkSold(content),
];
