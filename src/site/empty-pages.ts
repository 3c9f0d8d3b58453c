import type { SiteContent } from './content-schema.ts';
import type { PageEntry } from './schema/navigation.ts';

/** Whether a page has nothing to show but its placeholder, as `src/pages/<kind>.tsx` decides it. */
export function isEmpty({ kind, path, unit }: PageEntry, content: SiteContent): boolean {
  switch (kind) {
    case 'brand':
      return !content.brand;
    case 'overview':
      return !content.overview;
    case 'schedule':
      return !content.schedule;
    case 'premium':
      return !content.premium;
    case 'tour':
      return !content.tour;
    case 'announcement':
      return !content.announcement;
    case 'customer':
      return !content.customer;
    case 'brand-video':
    case 'videos':
      return !content.videos;
    case 'site-plan':
    case 'unit-table':
      return !content.complex;
    case 'gallery':
      return !content.galleries?.[path];
    case 'guide':
      return !content.guides?.[path];
    case 'document':
      return !content.documents?.[path];
    case 'floor-plan':
      return content.units.units.every(({ id }) => id !== unit);
    case 'interior':
      return !content.interiors?.interiors.some((interior) => interior.unit === unit);
    case 'home':
    case 'press-list':
    case 'press-article':
      return false;
  }
}

/** The content as it is shown: no menu, tab or link leads to a page that has nothing to show. */
export function hideEmptyPages(content: SiteContent): SiteContent {
  const { navigation, home, shell, announcement } = content;
  const pages = navigation.pages.map((page): PageEntry => (isEmpty(page, content) ? { ...page, empty: true } : page));
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
    announcement: announcement && { ...announcement, documents: shown(announcement.documents) },
  };
}
