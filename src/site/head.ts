import { sectionOf } from './menu.ts';
import { addressOf, SHELL_ARTICLE } from './routes.ts';
import type { Facts } from './schema/facts.ts';
import type { Navigation, PageEntry } from './schema/navigation.ts';

/** What a page says of itself to browsers, search engines and messengers. */
export interface Head {
  title: string;
  description: string;
  /** Absolute and percent-encoded; null where the page must not be listed. */
  canonical: string | null;
  robots: 'index,follow' | 'noindex,follow';
}

/** Absolute address of a decoded path. */
export const absolute = (facts: Pick<Facts, 'origin'>, path: string): string => facts.origin + encodeURI(path);

/** Pages of sections with the same label (59㎡A the plan, 59㎡A the interior) differ by the section in their titles. */
export function titleOf(page: PageEntry, navigation: Navigation, facts: Pick<Facts, 'name'>): string {
  if (page.kind === 'home') return facts.name;
  const section = sectionOf(navigation, page).title;
  return section === page.label ? `${page.label} | ${facts.name}` : `${page.label} - ${section} | ${facts.name}`;
}

interface Place {
  /** Slug in the address, or the default site's. */
  site: string;
  /** Article id, where there is one. */
  id?: string | undefined;
}

/** Head of a page at an address. Only the default site's pages are listed by search engines. */
export function headOf(page: PageEntry, { site, id }: Place, navigation: Navigation, facts: Facts): Head {
  const indexed = site === facts.slug;
  return {
    title: titleOf(page, navigation, facts),
    description: page.description,
    canonical: indexed && id !== SHELL_ARTICLE ? absolute(facts, addressOf(page.path, site, id)) : null,
    robots: indexed ? 'index,follow' : 'noindex,follow',
  };
}
