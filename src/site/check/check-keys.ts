import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { PAGE_KINDS, type PageKind } from '#site/pages/page-kinds.ts';

const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : 'none yet');

/** Whether a page of the kind shows the home of one unit. */
const isByUnit = (kind: keyof typeof PAGE_KINDS): boolean => {
  const source = PAGE_KINDS[kind];
  return 'by' in source && source.by === 'unit';
};

type PathFile = Extract<(typeof PAGE_KINDS)[PageKind], { by: 'path' }>['file'];

/** The files that hold an entry for each page of some kinds, with these kinds. */
function kindsByFile(): Map<PathFile, string[]> {
  const found = new Map<PathFile, string[]>();
  for (const [kind, source] of Object.entries(PAGE_KINDS))
    if ('by' in source && source.by === 'path') found.set(source.file, [...(found.get(source.file) ?? []), kind]);
  return found;
}

/** Texts that stand under a page's path, in a file of its kind. */
const checkPaths = (content: Content): ContentProblem[] =>
  [...kindsByFile()].flatMap(([file, kinds]) => {
    const paths = content.navigation.pages.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
    const named = kinds.map((kind) => `'${kind}'`).join(' or ');
    return Object.keys(content[file] ?? {})
      .filter((path) => !paths.includes(path))
      .map((path) => ({
        file: `${file}.ts`,
        field: `'${path}'`,
        remedy: `no page of the kind ${named} has this path: add it to navigation.ts, or write one of ${listed(paths)}`,
      }));
  });

/** The unit of a page that shows one, and of no other. */
function checkPageUnits({ navigation, units }: Content): ContentProblem[] {
  const ids = units.units.map(({ id }) => id);
  return navigation.pages.flatMap(({ kind, unit }, index) => {
    const problem = (remedy: string) => [{ file: 'navigation.ts', field: `pages[${index}].unit`, remedy }];
    if (!isByUnit(kind))
      return unit === undefined ? [] : problem(`a page of the kind '${kind}' shows no unit: remove this line`);
    if (unit === undefined) return problem(`write which unit the page shows, one of ${listed(ids)}`);
    if (!ids.includes(unit)) return problem(`no unit has the id '${unit}': write one of ${listed(ids)}`);
    const first = navigation.pages.findIndex((page) => page.kind === kind && page.unit === unit);
    return first === index ? [] : problem(`another page of the kind '${kind}' shows '${unit}' already: remove one`);
  });
}

/** Types that are sold and have no page: search engines and the viewer would lead to none. */
function checkSoldUnits({ navigation, units }: Content): ContentProblem[] {
  const shown = new Set(navigation.pages.filter(({ kind }) => kind === 'floor-plan').map(({ unit }) => unit));
  return units.units.flatMap(({ id, forSale }, index) =>
    !forSale || shown.has(id)
      ? []
      : [
          {
            file: 'units.ts',
            field: `units[${index}].id`,
            remedy: `'${id}' is for sale and has no page: add one of the kind 'floor-plan' to navigation.ts`,
          },
        ],
  );
}

/** Plans of no unit. */
function checkPlanKeys({ units, plans }: Content): ContentProblem[] {
  const ids = units.units.map(({ id }) => id);
  return Object.keys(plans)
    .filter((id) => !ids.includes(id))
    .map((id) => ({ file: 'plans.ts', field: `'${id}'`, remedy: `no unit has this id: write one of ${listed(ids)}` }));
}

/** Interiors that no page shows. */
function checkInteriors({ navigation, interiors }: Content): ContentProblem[] {
  const shown = navigation.pages.flatMap(({ kind, unit }) => (kind === 'interior' && unit ? [unit] : []));
  return (interiors?.interiors ?? []).flatMap(({ unit }, index) =>
    shown.includes(unit)
      ? []
      : [
          {
            file: 'interiors.ts',
            field: `interiors[${index}].unit`,
            remedy: `no page of the kind 'interior' shows '${unit}': add it to navigation.ts, or write one of ${listed(shown)}`,
          },
        ],
  );
}

/** The gallery that the complex shows too. */
function checkCommunity({ complex, navigation }: Content): ContentProblem[] {
  const community = complex?.community ?? null;
  if (community === null) return [];
  const pages = navigation.pages.filter(({ kind }) => kind === 'gallery').map(({ path }) => path);
  if (pages.includes(community)) return [];
  const remedy = `no gallery has the path '${community}': write one of ${listed(pages)}, or null`;
  return [{ file: 'complex.ts', field: 'community', remedy }];
}

/** Keys that lead nowhere: what stands under them would never be seen. */
export const checkKeys = (content: Content): ContentProblem[] => [
  ...checkPageUnits(content),
  ...checkSoldUnits(content),
  ...checkPaths(content),
  ...checkPlanKeys(content),
  ...checkInteriors(content),
  ...checkCommunity(content),
];
