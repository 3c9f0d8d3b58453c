import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

const file = 'complex.ts';

/** Towers whose homes are of no known type, that stand on their heads, or of which the layout draws other lines than there are. */
export function checkComplex({ complex, units }: Pick<Content, 'complex' | 'units'>): ContentProblem[] {
  const ids = units.units.map(({ id }) => id);
  return (complex?.towers ?? []).flatMap(({ name, firstFloor, lastFloor, lines }, tower) => [
    ...(complex?.layout.buildings ?? []).flatMap((building, index) =>
      building.name !== name || !building.grounds || building.grounds.length === lines.length
        ? []
        : [
            {
              file,
              field: `layout.buildings[${index}].grounds`,
              remedy: `write one ground for each of the ${lines.length} lines of ${name}, in their order`,
            },
          ],
    ),
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
