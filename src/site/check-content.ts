import { checkComplex } from './check-complex.ts';
import { checkFacts } from './check-facts.ts';
import { checkKeys } from './check-keys.ts';
import { checkMaps } from './check-maps.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSchedule } from './check-schedule.ts';
import { linksOf } from './content-links.ts';
import { titleOf } from './head.ts';
import { checkPlan } from './plan/check-plan.ts';
import { areaOf, rectOf } from './plan/rect.ts';
import { serviceAreaOf } from './plan/spaces.ts';
import type { SiteContent } from './content-schema.ts';

/** One thing wrong: file, field, and what to write instead. */
export interface ContentProblem {
  file: string;
  field: string;
  remedy: string;
}

/** Pages that the frame around every page links to, whatever the menu says. */
const REQUIRED_PAGES = ['/', '/Promotion/Customer', '/privacy', '/{site}/press'];

const round = (value: number) => Number(value.toFixed(4));

function checkNavigation({ navigation, facts }: SiteContent): ContentProblem[] {
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
    ...REQUIRED_PAGES.filter((path) => !paths.includes(path)).map((path) => ({
      file,
      field: 'pages',
      remedy: `add the page '${path}': the engine links to it`,
    })),
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

function checkDescriptions({ navigation, descriptions }: SiteContent): ContentProblem[] {
  const file = 'descriptions.ts';
  const paths = navigation.pages.map(({ path }) => path);
  const texts = Object.values(descriptions);
  return [
    ...paths
      .filter((path) => !(path in descriptions))
      .map((path) => ({ file, field: `'${path}'`, remedy: 'this page has no description: add it' })),
    ...Object.entries(descriptions).flatMap(([path, text], index) => [
      ...(paths.includes(path) ? [] : [{ file, field: `'${path}'`, remedy: 'no page has this path: remove the line' }]),
      ...(texts.indexOf(text) === index
        ? []
        : [{ file, field: `'${path}'`, remedy: 'another page has the same description: write another' }]),
    ]),
  ];
}

function checkUnits({ units }: SiteContent): ContentProblem[] {
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

function checkPlans({ units, plans }: SiteContent): ContentProblem[] {
  const file = 'plans.ts';
  return units.units.flatMap(({ id, areasM2: { exclusive, service } }) => {
    const field = `'${id}'`;
    const plan = plans[id];
    if (!plan) return [{ file, field, remedy: 'this unit has no plan: add it' }];
    const sum = (part: string, drawn: number, stated: number, name: string): ContentProblem[] =>
      Math.abs(drawn - stated) <= stated * 0.005
        ? []
        : [
            {
              file,
              field: `${field}.${part}`,
              remedy: `the rooms add up to ${round(drawn)} m², the ${name} area says ${stated}`,
            },
          ];
    const rooms = plan.rooms.reduce((total, room) => total + areaOf(rectOf(room)) / 1e6, 0);
    return [
      ...sum('rooms', rooms, exclusive, 'exclusive'),
      ...sum('balcony', serviceAreaOf(plan), service ?? 0, 'service'),
      ...checkPlan(plan).map((problem) => ({ file, field: `${field}.${problem.field}`, remedy: problem.remedy })),
    ];
  });
}

function checkLinks({ home, shell, announcement, maps, navigation }: SiteContent): ContentProblem[] {
  const paths = navigation.pages.map(({ path }) => path);
  return [
    ...linksOf({ home, shell, announcement })
      .filter(({ path }) => !paths.includes(path))
      .map(({ file, field, path }) => ({ file, field, remedy: `no page has the path '${path}'` })),
    ...(maps?.maps.some(({ id }) => id === home.directions.map)
      ? []
      : [{ file: 'home.ts', field: 'directions.map', remedy: 'write the id of a map of maps.ts' }]),
  ];
}

/** What no single file's schema can see: links that lead nowhere, sums that are off, names that stand twice. */
export const checkContent = (content: SiteContent): ContentProblem[] => [
  ...checkNavigation(content),
  ...checkRedirects(content),
  ...checkKeys(content),
  ...checkDescriptions(content),
  ...checkUnits(content),
  ...checkPlans(content),
  ...checkLinks(content),
  ...checkMaps(content),
  ...checkComplex(content),
  ...checkFacts(content),
  ...checkSchedule(content),
];
