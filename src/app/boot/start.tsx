import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HYDRATES_AT } from '#protocol/page/page-marks.ts';
import { keepTypedText } from '#app/shell/take-over.ts';
import { reloadForMissingChunk } from '#app/routing/reload-once.ts';
import { loadPage } from '#app/routing/page-modules.ts';
import { PageRouter } from '#app/routing/page-router.tsx';
import { currentAddress, pageAt } from '#app/routing/pages.ts';
import { PageRoutes } from './routes.tsx';
import { nextChance } from '#browser/when-reachable.ts';
import 'virtual:fonts.css';
import 'virtual:more-fonts.css';
import '#ui/style/tokens.css';
import '#ui/style/base.css';
import '#ui/style/print.css';

/** Ends the task: what comes next is another one, and a finger may be answered in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** How often the document is looked at while it is still on its way. */
const LOOK_MS = 50;

/** The prerendered page, all of it: a touch brings the scripts while the document may still be on its way. */
async function wholeRoot(): Promise<HTMLElement> {
  for (;;) {
    const root = document.getElementById('root');
    const isParsed = document.readyState !== 'loading';
    if (root && (isParsed || root.nextSibling)) return root;
    if (isParsed) throw new Error('The page has no #root');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** A host without redirects of its own answers an old address with another page's document. */
function leaveOldAddress(): void {
  const { pathname, search, hash } = window.location;
  const current = currentAddress(pathname);
  if (current !== pathname) window.history.replaceState(window.history.state, '', current + search + hash);
}

/** The page's chunk comes before hydration, so that the first render equals the prerendered one. */
async function loadOpenedPage(): Promise<void> {
  const page = pageAt(window.location.pathname);
  if (page) await loadPage(page.kind);
}

/** Whether this document was prerendered for the address that shows it; a host may answer others with a shell or 404.html. */
function isPrerendered(): boolean {
  const hydratesAt = document.documentElement.getAttribute(HYDRATES_AT);
  if (!hydratesAt) return false;
  const address = decodeURI(window.location.pathname).replace(/(.)\/$/, '$1');
  return hydratesAt.endsWith('*') ? address.startsWith(hydratesAt.slice(0, -1)) : address === hydratesAt;
}

/** What PageHead writes. React adds the tags of a page that it renders anew to those that are there. */
const PRERENDERED_HEAD =
  'title, link[rel="canonical"], meta[property], meta:is([name="description"], [name="robots"], [name^="twitter:"], [name$="-site-verification"])';

function dropPrerenderedHead(): void {
  for (const tag of document.head.querySelectorAll(PRERENDERED_HEAD)) tag.remove();
}

/** Takes the page over: loads what it needs, then hydrates it, or renders it anew where it was made for another address. */
export async function start(): Promise<void> {
  await nextTask();
  leaveOldAddress();
  const root = await wholeRoot();
  // While the chunk cannot be had, the prerendered page stays: it can be read, and its links work.
  for (;;) {
    try {
      await loadOpenedPage();
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
      <PageRouter>
        <PageRoutes />
      </PageRouter>
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
