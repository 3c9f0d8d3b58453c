import { replace, type RouteObject } from 'react-router';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { redirects as redirectsOf, routePattern } from '#site/routes.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { AppShell } from '#app/shell/app-shell.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFound } from './not-found.tsx';
import { LoadedPage, loadPage } from './page-modules.tsx';

const redirects = redirectsOf(navigation, facts).map(({ from, to }): RouteObject => ({
  path: from,
  caseSensitive: true,
  loader: () => replace(encodeURI(to)),
}));

/** Whether a route's handle is the page list's entry that it shows. */
export const isPageEntry = (handle: unknown): handle is PageEntry => navigation.pages.includes(handle as PageEntry);

/** The content's page list as routes, each loaded with its kind's chunk. Hosts know upper from lower case, so do these. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <AppShell />,
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...redirects,
          ...navigation.pages.map((page): RouteObject => ({
            path: routePattern(page.path),
            caseSensitive: true,
            handle: page,
            loader: async () => {
              await loadPage(page.kind);
              return null;
            },
            // The chunk does not change while the page is open, whatever popup or query does.
            shouldRevalidate: () => false,
            element: <LoadedPage page={page} />,
          })),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
