import type { Facts } from '#site/schema/facts.ts';
import type { Navigation, PageEntry } from '#site/schema/navigation.ts';
import type { PageKind } from '#site/pages/page-kinds.ts';

/** Slug of the prerendered shells that serve every site but the default one. */
export const SHELL_SLUG = '_';
/** Id of the prerendered article shells. */
export const SHELL_ARTICLE = '_article';

/** The old addresses, decoded, with where each leads now. */
export const redirects = (
  { redirects: written }: Pick<Navigation, 'redirects'>,
  { slug }: Pick<Facts, 'slug'>,
): { from: string; to: string }[] => written.map(({ from, to }) => ({ from, to: addressOf(to, slug) }));

/**
 * The path of the first page of a kind that has something to show; of one unit, where the kind has a page for each. null:
 * there is none, and nothing may lead to it.
 */
export const pagePath = ({ pages }: Pick<Navigation, 'pages'>, kind: PageKind, unit?: string): string | null =>
  pages.find((page) => page.kind === kind && page.unit === unit && !page.empty)?.path ?? null;

/** The page's pattern as React Router reads it. */
export const routePattern = (path: string): string => path.replace('{site}', ':site').replace('{id}', ':id');

/** The address of a page, decoded: `/온새미스카이/press`. Links and the router encode it themselves. */
export const addressOf = (path: string, site: string, id = ''): string =>
  path.replace('{site}', () => site).replace('{id}', () => id);

/** The address of a page as a link writes it, percent-encoded: an id may hold anything, a slash too. */
export const hrefOf = (path: string, site: string, id = ''): string =>
  path
    .split(/(\{site\}|\{id\})/)
    .map((part) => {
      if (part === '{site}') return encodeURIComponent(site);
      return part === '{id}' ? encodeURIComponent(id) : encodeURI(part);
    })
    .join('');

export interface PrerenderTarget {
  page: PageEntry;
  /** Decoded path that is rendered. */
  path: string;
  /** Where it is written below the output folder. */
  file: string;
  /** The article's id, where the page shows one. */
  id?: string;
  /** The address that the file may be hydrated at; `*` stands for any article. null: render anew, the content differs per site. */
  hydratesAt: string | null;
  /** Whether search engines may list it. */
  indexed: boolean;
}

const target = (page: PageEntry, site: string, siteSlug: string): PrerenderTarget => {
  const isShell = site !== siteSlug;
  const isArticle = page.path.includes('{id}');
  const path = addressOf(page.path, site, SHELL_ARTICLE);
  return {
    page,
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    ...(isArticle && { id: SHELL_ARTICLE }),
    hydratesAt: isShell ? null : addressOf(page.path, site, '*'),
    indexed: !isShell && !isArticle && !page.empty && !page.apart,
  };
};

/** Every HTML file of the build: one a page, and for the pages of `{site}` a shell for the other sites. */
export function prerenderTargets(navigation: Navigation, facts: Pick<Facts, 'slug'>): PrerenderTarget[] {
  return navigation.pages.flatMap((page) => {
    const own = target(page, facts.slug, facts.slug);
    return page.path.includes('{site}') ? [own, target(page, SHELL_SLUG, facts.slug)] : [own];
  });
}

/** A text as a part of a pattern that matches it alone. */
export const escapeRegex = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export interface Rewrite {
  /** Matches the decoded path of a request. */
  pattern: RegExp;
  /** The prerendered file that answers it, with status 200. */
  file: string;
}

/** Addresses that have no file of their own: other sites' pages, and articles newer than the build. First match wins. */
export function rewrites(navigation: Navigation, facts: Pick<Facts, 'slug'>): Rewrite[] {
  return prerenderTargets(navigation, facts)
    .filter(({ id, hydratesAt }) => id !== undefined || hydratesAt === null)
    .sort((a, b) => Number(a.hydratesAt === null) - Number(b.hydratesAt === null))
    .map(({ page, file, hydratesAt }) => {
      const site = hydratesAt === null ? '[^/]+' : escapeRegex(facts.slug);
      const source = escapeRegex(page.path)
        .replace(String.raw`\{site\}`, () => site)
        .replace(String.raw`\{id\}`, '[^/]+');
      return { pattern: new RegExp(`^${source}/?$`), file };
    });
}
