import type { Article } from '#site/press/article.ts';
import { sectionOf } from '#site/pages/menu.ts';
import { addressOf, SHELL_ARTICLE } from '#site/pages/routes.ts';
import type { Facts } from '#site/schema/facts.ts';
import type { Navigation, PageEntry } from '#site/schema/navigation.ts';

/** Absolute address of a decoded path. */
export const absolute = (facts: Pick<Facts, 'origin'>, path: string): string => facts.origin + encodeURI(path);

/**
 * The document's title. Pages of sections with the same label (59㎡A the plan, 59㎡A the interior) differ by the section;
 * what a page is about, an article, names it in its stead.
 */
export function titleOf(page: PageEntry, navigation: Navigation, facts: Pick<Facts, 'name'>, about?: string): string {
  if (about) return `${about} | ${facts.name}`;
  if (page.kind === 'home') return facts.name;
  if (page.apart) return `${page.label} | ${facts.name}`;
  const section = sectionOf(navigation, page).title;
  return section === page.label ? `${page.label} | ${facts.name}` : `${page.label} - ${section} | ${facts.name}`;
}

/** Where a page is shown. */
export interface Place {
  /** Slug in the address, or the default site's. */
  site: string;
  /** Article id, where there is one. */
  id?: string | undefined;
}

/** An article that a page is about. */
export type PageArticle = Pick<Article, 'title' | 'summary' | 'date'>;

/** The address that search engines list; null for shells, for other sites' pages and for what nobody is to find. */
export const canonicalOf = (
  page: PageEntry,
  { site, id }: Place,
  facts: Pick<Facts, 'slug' | 'origin'>,
): string | null =>
  site === facts.slug && id !== SHELL_ARTICLE && !page.apart ? absolute(facts, addressOf(page.path, site, id)) : null;

/** Only the default site's pages are listed, where they have something to show to everybody. */
export function robotsOf(
  { empty, apart }: Pick<PageEntry, 'empty' | 'apart'>,
  { site }: Place,
  facts: Pick<Facts, 'slug'>,
): string {
  if (apart) return 'noindex,nofollow';
  return site === facts.slug && !empty ? 'index,follow' : 'noindex,follow';
}

interface MetaSubject {
  page: PageEntry;
  /** The page's own title; left out, the page list's. */
  title?: string | undefined;
  place: Place;
  description: string;
  /** Absolute address of the 1200×630 picture, and what it shows. */
  image: { address: string; alt: string };
}

/** Name or property, and content, of the tags that scrapers read. */
export function metaTags(
  { page, title = '', place, description, image }: MetaSubject,
  navigation: Navigation,
  facts: Facts,
): [name: string, content: string][] {
  const canonical = canonicalOf(page, place, facts);
  return [
    ['description', description],
    ['robots', robotsOf(page, place, facts)],
    ['og:type', title ? 'article' : 'website'],
    ['og:locale', 'ko_KR'],
    ['og:site_name', facts.name],
    ['og:title', title || titleOf(page, navigation, facts)],
    ['og:description', description],
    ...(canonical ? [['og:url', canonical] satisfies [string, string]] : []),
    ['og:image', image.address],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', image.alt],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title || titleOf(page, navigation, facts)],
    ['twitter:description', description],
    ['twitter:image', image.address],
  ];
}

/** The tags by which search engines see that the owner asks; none until the owner has them. */
export const verificationTags = ({ verification }: Pick<Facts, 'verification'>): [name: string, content: string][] =>
  Object.entries(verification).flatMap(([engine, content]) =>
    content === null ? [] : [[`${engine}-site-verification`, content] satisfies [string, string]],
  );
