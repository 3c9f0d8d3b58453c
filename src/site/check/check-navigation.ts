import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { titleOf } from '#site/head/head.ts';
import { ownPaths } from '#site/pages/own-pages.ts';
import type { PageKind } from '#site/pages/page-kinds.ts';
import { addressOf } from '#site/pages/routes.ts';

const file = 'navigation.ts';

/** Kinds that the frame around every page or another page leads to, whatever the menu says; `path`: where it must be. */
const REQUIRED: readonly { kind: PageKind; path?: string; isOnly?: true }[] = [
  { kind: 'home', path: '/', isOnly: true },
  { kind: 'customer' },
  { kind: 'press-list', isOnly: true },
  { kind: 'press-article', isOnly: true },
];

/** Below these the build keeps its own files, and the embedded services their pages. */
const RESERVED = ['404', 'assets', 'films', 'images', 'local', 'maps', 'screens', 'splash'];

type Navigation = Pick<Content, 'navigation'>;

/** Pages that the engine's own links need: one, or several, of which the first is linked. */
const checkRequired = ({ navigation: { pages } }: Navigation): ContentProblem[] =>
  REQUIRED.flatMap(({ kind, path, isOnly }) => {
    const first = pages.findIndex((page) => page.kind === kind);
    if (first < 0)
      return [{ file, field: 'pages', remedy: `add a page of the kind '${kind}': the engine links to it` }];
    const misplaced =
      path === undefined || pages[first]?.path === path
        ? []
        : [{ file, field: `pages[${first}].path`, remedy: `write '${path}': the kind '${kind}' stands there` }];
    const others = pages.flatMap((page, index): ContentProblem[] =>
      isOnly && page.kind === kind && index > first
        ? [{ file, field: `pages[${index}].kind`, remedy: `another page is of the kind '${kind}': remove one` }]
        : [],
    );
    return [...misplaced, ...others];
  });

/** An article's page takes its id from the address, and no other page may wait for one. */
const checkPlaceholders = ({ navigation: { pages } }: Navigation): ContentProblem[] =>
  pages.flatMap(({ path, kind }, index) =>
    path.includes('{id}') === (kind === 'press-article')
      ? []
      : [
          {
            file,
            field: `pages[${index}].path`,
            remedy:
              kind === 'press-article'
                ? `write {id} where the article's id stands, for example '/{site}/example/{id}'`
                : 'write it without {id}: only the page of an article has one',
          },
        ],
  );

/** Paths, sections and titles that stand twice or that nothing has. */
function checkPages({ navigation, facts }: Pick<Content, 'navigation' | 'facts'>): ContentProblem[] {
  const paths = navigation.pages.map(({ path }) => path);
  const sections = new Set(navigation.sections.map(({ id }) => id));
  const titles = navigation.pages.map((page) =>
    sections.has(page.section) ? titleOf(page, navigation, facts) : page.path,
  );
  const own = ownPaths(navigation, facts.slug);
  return navigation.pages.flatMap(({ path, section }, index) => {
    const problem = (field: string, remedy: string) => [{ file, field: `pages[${index}].${field}`, remedy }];
    return [
      ...(paths.indexOf(path) === index ? [] : problem('path', `'${path}' stands twice: remove one`)),
      ...(RESERVED.includes(path.split('/')[1] ?? '')
        ? problem('path', `'/${path.split('/')[1]}' is the engine's own: write a path that begins otherwise`)
        : []),
      ...(own.includes(addressOf(path, facts.slug, '{id}'))
        ? problem('path', `'${path}' is the engine's own page: write another path`)
        : []),
      ...(titles.indexOf(titles[index] ?? '') === index
        ? []
        : problem('label', `another page has the same title '${titles[index]}': write another label`)),
      ...(sections.has(section) ? [] : problem('section', `write the id of a section: ${[...sections].join(', ')}`)),
    ];
  });
}

/** Menu entries and tabs that lead to no page. */
function checkMenus({ navigation }: Navigation): ContentProblem[] {
  const paths = navigation.pages.map(({ path }) => path);
  const unknown = (field: string, listed: readonly string[]): ContentProblem[] =>
    listed.flatMap((path, index) =>
      paths.includes(path)
        ? []
        : [
            {
              file,
              field: `${field}[${index}]`,
              remedy: `no page has the path '${path}': add the page, or write another path`,
            },
          ],
    );
  return [
    ...navigation.menu.flatMap(({ items }, group) => unknown(`menu[${group}].items`, items)),
    ...navigation.sections.flatMap(({ tabs }, at) => unknown(`sections[${at}].tabs`, tabs)),
  ];
}

/** Pages that are missing, that stand twice, and menus that lead to none. */
export const checkNavigation = (content: Pick<Content, 'navigation' | 'facts'>): ContentProblem[] => [
  ...checkRequired(content),
  ...checkPlaceholders(content),
  ...checkPages(content),
  ...checkMenus(content),
];
