import type { ComponentType } from 'react';
import { replace, type RouteObject } from 'react-router';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import type { PageProps } from '#site/page-props.ts';
import { addressOf, REDIRECTS, routePattern } from '#site/routes.ts';
import { ErrorPage } from './error-page.tsx';
import { loadChunk } from './load-chunk.ts';
import { NotFound } from './not-found.tsx';
import { AppShell } from './app-shell.tsx';

interface PageModule {
  Page: ComponentType<PageProps>;
}

/** One chunk a page kind. */
const pages = import.meta.glob<PageModule>('/src/pages/*.tsx');

const redirects = REDIRECTS.map(({ from, to }): RouteObject => ({
  path: from,
  caseSensitive: true,
  loader: () => replace(encodeURI(addressOf(to, facts.slug))),
}));

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
          ...navigation.pages.map((page): RouteObject => {
            const load = pages[`/src/pages/${page.kind}.tsx`];
            if (!load) throw new Error(`There is no src/pages/${page.kind}.tsx`);
            return {
              path: routePattern(page.path),
              caseSensitive: true,
              handle: page,
              lazy: async () => {
                const { Page } = await loadChunk(load);
                return { Component: () => <Page page={page} /> };
              },
            };
          }),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
