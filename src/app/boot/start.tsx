import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepTypedText } from './take-over.ts';
import { reloadForMissingChunk } from './reload-once.ts';
import { loadPage } from '#app/routing/page-modules.tsx';
import { createRoutes, isPageEntry } from '#app/routing/routes.tsx';
import 'virtual:fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';
import '#ui/print.css';

const RETRY_MS = 10_000;

/** Until the visitor does something, the network comes back, or ten seconds are over. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const listening = new AbortController();
    const go = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    for (const event of ['online', 'pointerdown']) window.addEventListener(event, go, { signal: listening.signal });
  });

/** Ends the task: what comes next is another one, and a finger may be answered in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The matched page's chunk comes before hydration, so that the first render equals the prerendered one. */
async function loadMatchedPage(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (!isPageEntry(route.handle)) continue;
    await loadPage(route.handle.kind);
    // What is loaded needs no loader: with one, the router would begin with an empty page.
    delete route.loader;
  }
}

/** Whether this document was prerendered for the address that shows it; a host may answer others with a shell or 404.html. */
function isPrerendered(): boolean {
  const { hydratesAt } = document.documentElement.dataset;
  if (!hydratesAt) return false;
  const address = decodeURI(window.location.pathname).replace(/(.)\/$/, '$1');
  return hydratesAt.endsWith('*') ? address.startsWith(hydratesAt.slice(0, -1)) : address === hydratesAt;
}

/** React adds the tags of a page that it renders anew to those that are there. */
function dropPrerenderedHead(): void {
  for (const tag of document.head.querySelectorAll('title, link[rel="canonical"]')) tag.remove();
}

/** Takes the page over: loads what it needs, then hydrates it, or renders it anew where it was made for another address. */
export async function start(): Promise<void> {
  await nextTask();
  const routes = createRoutes();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // While the chunk cannot be had, the prerendered page stays: it can be read, and its links work.
  for (;;) {
    try {
      await loadMatchedPage(routes);
      break;
    } catch (error) {
      keepTypedText();
      if (reloadForMissingChunk(error)) return;
      await nextChance();
    }
  }
  await nextTask();
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  if (isPrerendered()) {
    // As a transition React hydrates in slices of a few milliseconds: a finger on a slow phone is answered in between.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    keepTypedText();
    dropPrerenderedHead();
    createRoot(root).render(app);
  }
}
