import { addressOf } from './routes.ts';
import type { Navigation, PageEntry, Section } from '#site/schema/navigation.ts';

/** A link of a sub-menu: title and address. */
export interface MenuLink {
  title: string;
  url: string;
}

export interface MenuGroup {
  title: string;
  /** Where the group's own title leads: its first entry. */
  url: string;
  entries: { subTitle: string; subUrl: string }[];
}

const pageAt = (navigation: Navigation, path: string): PageEntry => {
  const page = navigation.pages.find((entry) => entry.path === path);
  if (!page) throw new Error(`No page has the path ${path}`);
  return page;
};

/** The top menu with the addresses of the given site. */
export const menuOf = (navigation: Navigation, site: string): MenuGroup[] =>
  navigation.menu.map(({ title, items }) => {
    const entries = items.map((path) => ({
      subTitle: pageAt(navigation, path).label,
      subUrl: addressOf(path, site),
    }));
    return { title, url: entries[0]?.subUrl ?? '/', entries };
  });

/** The sub-menu links of a section. */
export const tabsOf = (navigation: Navigation, section: Section, site: string): MenuLink[] =>
  section.tabs.map((path) => ({ title: pageAt(navigation, path).label, url: addressOf(path, site) }));

export const sectionOf = (navigation: Navigation, page: Pick<PageEntry, 'section' | 'path'>): Section => {
  const section = navigation.sections.find(({ id }) => id === page.section);
  if (!section) throw new Error(`The page ${page.path} names no section of the list`);
  return section;
};
