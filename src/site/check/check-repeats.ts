import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

interface Keys {
  file: string;
  /** With `#` in the place of the number. */
  field: string;
  keys: readonly string[];
}

/** Names by which one entry of a list is told from the others. */
const keysOf = (content: Content): Keys[] => {
  const { navigation, units, interiors, brand, videos, tour, complex, press, schedule } = content;
  return [
    { file: 'navigation.ts', field: 'sections[#].id', keys: navigation.sections.map(({ id }) => id) },
    { file: 'units.ts', field: 'units[#].id', keys: units.units.map(({ id }) => id) },
    { file: 'units.ts', field: 'viewer[#]', keys: units.viewer },
    { file: 'interiors.ts', field: 'interiors[#].unit', keys: interiors?.interiors.map(({ unit }) => unit) ?? [] },
    { file: 'brand.ts', field: 'tabs[#].id', keys: brand?.tabs.map(({ id }) => id) ?? [] },
    { file: 'videos.ts', field: 'tabs[#].id', keys: videos?.tabs.map(({ id }) => `${id}`) ?? [] },
    { file: 'tour.ts', field: 'tabs[#].id', keys: tour?.tabs.map(({ id }) => id) ?? [] },
    { file: 'complex.ts', field: 'towers[#].name', keys: complex?.towers.map(({ name }) => name) ?? [] },
    {
      file: 'complex.ts',
      field: 'layout.buildings[#].name',
      keys: complex?.layout.buildings.map(({ name }) => name) ?? [],
    },
    { file: 'schedule.ts', field: 'steps[#].title', keys: schedule?.steps.map(({ title }) => title) ?? [] },
    { file: 'press.ts', field: 'articles[#].id', keys: press?.articles.map(({ id }) => id) ?? [] },
  ];
};

/** Names that stand twice: the second entry would never be found. */
export const checkRepeats = (content: Content): ContentProblem[] =>
  keysOf(content).flatMap(({ file, field, keys }) =>
    keys.flatMap((key, index) =>
      keys.indexOf(key) === index
        ? []
        : [
            {
              file,
              field: field.replace('#', `${index}`),
              remedy: `'${key}' stands twice: write another, or remove one`,
            },
          ],
    ),
  );
