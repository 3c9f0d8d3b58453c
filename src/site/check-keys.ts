import type { ContentProblem } from './check-content.ts';
import type { SiteContent } from './content-schema.ts';
import type { PageKind } from './schema/navigation.ts';

const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : 'none yet');

/** Texts that stand under a page's path. */
function checkPaths(
  content: SiteContent,
  file: 'galleries' | 'guides' | 'documents',
  kind: PageKind,
): ContentProblem[] {
  const paths = content.navigation.pages.filter((page) => page.kind === kind).map(({ path }) => path);
  return Object.keys(content[file] ?? {})
    .filter((path) => !paths.includes(path))
    .map((path) => ({
      file: `${file}.ts`,
      field: `'${path}'`,
      remedy: `no page of the kind '${kind}' has this path: add it to navigation.ts, or write one of ${listed(paths)}`,
    }));
}

/** The unit of a page that shows one, and of no other. */
function checkPageUnits({ navigation, units }: SiteContent): ContentProblem[] {
  const ids = units.units.map(({ id }) => id);
  return navigation.pages.flatMap(({ kind, unit }, index) => {
    const problem = (remedy: string) => [{ file: 'navigation.ts', field: `pages[${index}].unit`, remedy }];
    if (kind !== 'floor-plan' && kind !== 'interior')
      return unit === undefined ? [] : problem(`a page of the kind '${kind}' shows no unit: remove this line`);
    if (unit === undefined) return problem(`write which unit the page shows, one of ${listed(ids)}`);
    if (!ids.includes(unit)) return problem(`no unit has the id '${unit}': write one of ${listed(ids)}`);
    const first = navigation.pages.findIndex((page) => page.kind === kind && page.unit === unit);
    return first === index ? [] : problem(`another page of the kind '${kind}' shows '${unit}' already: remove one`);
  });
}

/** Data that stands under a unit's id. */
function checkUnitKeys({ navigation, units, plans, interiors }: SiteContent): ContentProblem[] {
  const ids = units.units.map(({ id }) => id);
  const shown = navigation.pages.flatMap(({ kind, unit }) => (kind === 'interior' && unit ? [unit] : []));
  return [
    ...Object.keys(plans)
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        file: 'plans.ts',
        field: `'${id}'`,
        remedy: `no unit has this id: write one of ${listed(ids)}`,
      })),
    ...(interiors?.interiors ?? []).flatMap(({ unit }, index) =>
      shown.includes(unit)
        ? []
        : [
            {
              file: 'interiors.ts',
              field: `interiors[${index}].unit`,
              remedy: `no page of the kind 'interior' shows '${unit}': add it to navigation.ts, or write one of ${listed(shown)}`,
            },
          ],
    ),
  ];
}

/** Keys that lead nowhere: what stands under them would never be seen. */
export function checkKeys(content: SiteContent): ContentProblem[] {
  const galleries = content.navigation.pages.filter(({ kind }) => kind === 'gallery').map(({ path }) => path);
  const community = content.complex?.community ?? null;
  return [
    ...checkPageUnits(content),
    ...checkPaths(content, 'galleries', 'gallery'),
    ...checkPaths(content, 'guides', 'guide'),
    ...checkPaths(content, 'documents', 'document'),
    ...checkUnitKeys(content),
    ...(community === null || galleries.includes(community)
      ? []
      : [
          {
            file: 'complex.ts',
            field: 'community',
            remedy: `no gallery has the path '${community}': write one of ${listed(galleries)}, or null`,
          },
        ]),
  ];
}
