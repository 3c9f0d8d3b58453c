import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

const file = 'complex.ts';

/** Towers whose homes are of no known type, and towers that stand on their heads. */
export function checkComplex({ complex, units }: Pick<Content, 'complex' | 'units'>): ContentProblem[] {
  const ids = units.units.map(({ id }) => id);
  return (complex?.towers ?? []).flatMap(({ firstFloor, lastFloor, lines }, tower) => [
    ...(firstFloor <= lastFloor
      ? []
      : [{ file, field: `towers[${tower}].lastFloor`, remedy: `write ${firstFloor} or more, the first floor` }]),
    ...lines.flatMap(({ unit }, line) =>
      ids.includes(unit)
        ? []
        : [
            {
              file,
              field: `towers[${tower}].lines[${line}].unit`,
              remedy: `no unit has the id '${unit}': write one of ${ids.join(', ')}`,
            },
          ],
    ),
  ]);
}
