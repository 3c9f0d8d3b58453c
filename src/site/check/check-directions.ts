import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { distanceKm } from '#site/maps/geography.ts';

const file = 'directions.ts';

/** A model house stands in the same city as its development, or in one near by. */
const NEAR_KM = 50;

/** Places that are nowhere near the development, names that stand twice, and a map that there is not. */
export function checkDirections({
  directions,
  maps,
  facts,
}: Pick<Content, 'directions' | 'maps' | 'facts'>): ContentProblem[] {
  if (!directions) return [];
  const { places, map } = directions;
  const names = places.map(({ name }) => name);
  const hasSite = facts.location.latitude !== 0;
  return [
    ...places.flatMap((place, index): ContentProblem[] => {
      const km = Math.round(distanceKm(place, facts.location));
      return [
        ...(names.indexOf(place.name) === index
          ? []
          : [{ file, field: `places[${index}].name`, remedy: `'${place.name}' stands twice: write another name` }]),
        ...(hasSite && km > NEAR_KM
          ? [
              {
                file,
                field: `places[${index}].latitude`,
                remedy: `it is ${km} km from the development: mend latitude and longitude (latitude comes first)`,
              },
            ]
          : []),
      ];
    }),
    ...(map === null || maps?.maps.some(({ id }) => id === map)
      ? []
      : [{ file, field: 'map', remedy: 'write the id of a map of maps.ts, or null' }]),
  ];
}
