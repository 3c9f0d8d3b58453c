import type { Content } from '#site/content-schema.ts';

/** A link that stands in the content, outside the navigation. */
export interface ContentLink {
  file: string;
  field: string;
  path: string;
}

interface Target {
  path: string | null;
}

const link = (file: string, field: string, target: Target | null | undefined): ContentLink[] =>
  target?.path ? [{ file, field: `${field}.path`, path: target.path }] : [];

const links = (file: string, field: string, targets: readonly Target[]): ContentLink[] =>
  targets.flatMap((target, index) => link(file, `${field}[${index}]`, target));

/** Links of other files than the navigation. */
export const linksOf = ({
  home,
  shell,
  announcement,
  faq,
}: Pick<Content, 'home' | 'shell' | 'announcement' | 'faq'>): ContentLink[] => [
  ...link('home.ts', 'brand.link', home.brand.link),
  ...link('home.ts', 'unitPlan.link', home.unitPlan.link),
  ...links('home.ts', 'premium.cards', home.premium.cards),
  ...links('home.ts', 'living.items', home.living.items),
  ...link('shell.ts', 'strip', shell.strip),
  ...links('shell.ts', 'shortcuts', shell.shortcuts),
  ...link('announcement.ts', 'documents', announcement?.documents),
  ...(faq?.groups ?? []).flatMap(({ questions }, group) =>
    questions.flatMap((question, index) => link('faq.ts', `groups[${group}].questions[${index}].link`, question.link)),
  ),
];

/** Pages that no menu, tab, link, plan or footer leads to, though they have something to show. */
export function unlinkedPages(content: Content): string[] {
  const { navigation, units } = content;
  const linked = new Set([
    ...navigation.menu.flatMap(({ items }) => items),
    ...navigation.sections.flatMap(({ tabs }) => tabs),
    ...linksOf(content).map(({ path }) => path),
  ]);
  // The frame around every page leads to these, the plans to each other and to what shows the same home.
  const isFound = (kind: string) => ['home', 'press-list', 'press-article', 'document', 'customer'].includes(kind);
  const isFoundByPlan = (kind: string) => ['floor-plan', 'interior', 'videos', 'tour'].includes(kind);
  const hasPlans = units.units.length > 0;
  return navigation.pages
    .filter(
      ({ path, kind, empty }) => !empty && !linked.has(path) && !isFound(kind) && !(hasPlans && isFoundByPlan(kind)),
    )
    .map(({ path }) => path);
}
