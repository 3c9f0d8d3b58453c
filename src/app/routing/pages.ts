import { matchRoutes } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { redirects, routePattern } from '#site/pages/routes.ts';
import type { PageEntry } from '#site/schema/navigation.ts';

/** The page list as patterns. Hosts know upper from lower case, so do these. */
export const PAGE_ROUTES = navigation.pages.map((page) => ({
  path: routePattern(page.path),
  caseSensitive: true,
  page,
}));

/** The entry of the page list that has an address; null: none has it. */
export const pageAt = (pathname: string): PageEntry | null =>
  matchRoutes(PAGE_ROUTES, pathname)?.[0]?.route.page ?? null;

const OLD_ADDRESSES = new Map(
  redirects(navigation, facts).map(({ from, to }) => [encodeURI(from), encodeURI(to)] as const),
);

/** Where an old address leads now; any other is answered as it is. */
export const currentAddress = (pathname: string): string => OLD_ADDRESSES.get(pathname) ?? pathname;
