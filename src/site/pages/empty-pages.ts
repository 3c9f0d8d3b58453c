import type { Content } from '#site/content-schema.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { PAGE_KINDS } from '#site/pages/page-kinds.ts';
import { comparedTypes } from '#site/units/comparison/compared-types.ts';

/** Whether a page has nothing to show but its placeholder, by the content that its kind shows. */
export function isEmpty({ kind, path, unit }: PageEntry, content: Content): boolean {
  const source = PAGE_KINDS[kind];
  if (!('file' in source)) return false;
  if (!('by' in source)) return content[source.file] === null;
  if (source.by === 'path') return !content[source.file]?.[path];
  if (source.by === 'two') return comparedTypes(content).length < 2;
  const shown = {
    units: content.units.units.map(({ id }) => id),
    interiors: content.interiors?.interiors.map((interior) => interior.unit) ?? [],
  }[source.file];
  return unit === undefined || !shown.includes(unit);
}

/** Where the content of a page is written: its file, and in it the page's own key. */
export function contentPlace({ kind, path, unit }: PageEntry): string {
  const source = PAGE_KINDS[kind];
  if (!('file' in source)) return 'nowhere';
  if (!('by' in source) || source.by === 'two') return `${source.file}.ts`;
  return `${source.file}.ts under '${source.by === 'path' ? path : unit}'`;
}

/** The content as it is shown: no menu, tab or link leads to a page that has nothing to show. */
export function hideEmptyPages(content: Content): Content {
  const { navigation, home, shell, announcement, faq } = content;
  const pages = navigation.pages.map((page): PageEntry => ({
    ...page,
    ...(isEmpty(page, content) && { empty: true }),
    ...('apart' in PAGE_KINDS[page.kind] && { apart: true }),
  }));
  const empty = new Set(pages.filter((page) => page.empty).map(({ path }) => path));
  const isShown = (path: string) => !empty.has(path);
  const shown = <Link extends { path: string }>(link: Link | null | undefined) =>
    link && isShown(link.path) ? link : null;
  const unlinked = <Card extends { path: string | null }>(card: Card): Card =>
    card.path !== null && !isShown(card.path) ? { ...card, path: null } : card;
  return {
    ...content,
    navigation: {
      ...navigation,
      pages,
      sections: navigation.sections.map((section) => ({ ...section, tabs: section.tabs.filter(isShown) })),
      menu: navigation.menu
        .map((group) => ({ ...group, items: group.items.filter(isShown) }))
        .filter(({ items }) => items.length > 0),
    },
    home: {
      ...home,
      brand: { ...home.brand, link: shown(home.brand.link) },
      premium: { ...home.premium, cards: home.premium.cards.map(unlinked) },
      unitPlan: { ...home.unitPlan, link: shown(home.unitPlan.link) },
      living: { ...home.living, items: home.living.items.map(unlinked) },
    },
    shell: {
      ...shell,
      strip: shown(shell.strip),
      shortcuts: shell.shortcuts.filter(({ path }) => isShown(path)),
    },
    faq: faq && {
      ...faq,
      groups: faq.groups.map((group) => ({
        ...group,
        questions: group.questions.map(({ link, ...question }) => ({ ...question, ...(shown(link) && { link }) })),
      })),
    },
    announcement: announcement && { ...announcement, documents: shown(announcement.documents) },
  };
}
