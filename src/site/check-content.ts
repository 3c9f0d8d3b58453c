import { titleOf } from './head.ts';
import type { Facts } from './schema/facts.ts';
import type { Home } from './schema/home.ts';
import type { Maps } from './schema/development.ts';
import type { Navigation } from './schema/navigation.ts';
import type { Units } from './schema/units.ts';

/** What the cross-checks look at; missing optional files are null. */
export interface CheckedContent {
  facts: Facts;
  navigation: Navigation;
  home: Home;
  units: Units;
  maps: Maps | null;
}

/** One thing wrong: file, field, and what to write instead. */
export interface ContentProblem {
  file: string;
  field: string;
  remedy: string;
}

const round = (value: number) => Number(value.toFixed(4));

function checkNavigation({ navigation, facts }: CheckedContent): ContentProblem[] {
  const file = 'navigation.ts';
  const paths = navigation.pages.map(({ path }) => path);
  const sections = new Set(navigation.sections.map(({ id }) => id));
  const titles = navigation.pages.map((page) =>
    sections.has(page.section) ? titleOf(page, navigation, facts) : page.path,
  );
  const unknownPath = (field: string, path: string): ContentProblem[] =>
    paths.includes(path)
      ? []
      : [{ file, field, remedy: `no page has the path '${path}': add the page, or write another path` }];
  return [
    ...(paths.includes('/')
      ? []
      : [{ file, field: 'pages', remedy: "add the home page: { path: '/', kind: 'home', … }" }]),
    ...navigation.pages.flatMap(({ path, section }, index) => [
      ...(paths.indexOf(path) === index
        ? []
        : [{ file, field: `pages[${index}].path`, remedy: `'${path}' stands twice: remove one` }]),
      ...(titles.indexOf(titles[index] ?? '') === index
        ? []
        : [
            {
              file,
              field: `pages[${index}].label`,
              remedy: `another page has the same title '${titles[index]}': write another label`,
            },
          ]),
      ...(sections.has(section)
        ? []
        : [
            {
              file,
              field: `pages[${index}].section`,
              remedy: `write the id of a section: ${[...sections].join(', ')}`,
            },
          ]),
    ]),
    ...navigation.menu.flatMap(({ items }, group) =>
      items.flatMap((path, index) => unknownPath(`menu[${group}].items[${index}]`, path)),
    ),
    ...navigation.sections.flatMap(({ tabs }, at) =>
      tabs.flatMap((path, index) => unknownPath(`sections[${at}].tabs[${index}]`, path)),
    ),
  ];
}

function checkUnits({ units }: CheckedContent): ContentProblem[] {
  const file = 'units.ts';
  const ids = units.units.map(({ id }) => id);
  return [
    ...units.viewer.flatMap((id, index) =>
      ids.includes(id)
        ? []
        : [{ file, field: `viewer[${index}]`, remedy: `no unit has the id '${id}': write one of ${ids.join(', ')}` }],
    ),
    ...units.units.flatMap(({ areasM2, rooms }, index) => {
      const field = `units[${index}].areasM2`;
      const { exclusive, residentialCommon, supply, otherCommon, contract } = areasM2;
      const roomsM2 = rooms.reduce((sum, room) => sum + (room.width * room.depth) / 1e6, 0);
      const problems: ContentProblem[] = [];
      if (Math.abs(roomsM2 - exclusive) > exclusive * 0.005)
        problems.push({
          file,
          field: `units[${index}].rooms`,
          remedy: `the rooms add up to ${round(roomsM2)} m², the exclusive area says ${exclusive}`,
        });
      if (residentialCommon !== null && supply !== round(exclusive + residentialCommon))
        problems.push({
          file,
          field: `${field}.supply`,
          remedy: `write ${round(exclusive + residentialCommon)} (exclusive + residentialCommon)`,
        });
      if (supply !== null && otherCommon !== null && contract !== round(supply + otherCommon))
        problems.push({
          file,
          field: `${field}.contract`,
          remedy: `write ${round(supply + otherCommon)} (supply + otherCommon)`,
        });
      return problems;
    }),
  ];
}

function checkHome({ home, maps, navigation }: CheckedContent): ContentProblem[] {
  const file = 'home.ts';
  const paths = navigation.pages.map(({ path }) => path);
  const links = [
    ['brand.link.path', home.brand.link.path],
    ['unitPlan.link.path', home.unitPlan.link.path],
    ...home.premium.cards.map(({ path }, index) => [`premium.cards[${index}].path`, path]),
    ...home.living.items.map(({ path }, index) => [`living.items[${index}].path`, path]),
  ] as [string, string][];
  return [
    ...links.flatMap(([field, path]) =>
      paths.includes(path) ? [] : [{ file, field, remedy: `no page has the path '${path}'` }],
    ),
    ...(maps?.maps.some(({ id }) => id === home.directions.map)
      ? []
      : [{ file, field: 'directions.map', remedy: `write the id of a map of maps.ts` }]),
  ];
}

/** What no single file's schema can see: links that lead nowhere, sums that are off, names that stand twice. */
export const checkContent = (content: CheckedContent): ContentProblem[] => [
  ...checkNavigation(content),
  ...checkUnits(content),
  ...checkHome(content),
];
