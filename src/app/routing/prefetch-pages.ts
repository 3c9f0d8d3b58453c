import { isMetered } from '#browser/metered.ts';
import { attempt } from '#browser/attempt.ts';
import { loadPage } from './page-modules.ts';
import { pageAt } from './pages.ts';

/** How long nothing may have happened before the next pages come. */
const QUIET_MS = 2000;
/** Page kinds that come while nothing happens: those that the page's own menu and text lead to first. */
const LIKELY = 3;
const LIKELY_LINKS = 'main nav a[href^="/"], main a[href^="/"]';

/** The page of a link; null: another site's, a file's, or none of the page list. */
function pageOf(link: HTMLAnchorElement | null) {
  if (!link || link.target || link.origin !== window.location.origin) return null;
  return pageAt(link.pathname);
}

/** A failure says nothing: the link itself will. */
const fetchPage = (link: HTMLAnchorElement | null) => {
  const page = pageOf(link);
  if (page) loadPage(page.kind).catch(() => {});
};

function fetchLikely(): void {
  const kinds = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LIKELY_LINKS)) {
    const page = pageOf(link);
    if (!page || kinds.size >= LIKELY) continue;
    kinds.add(page.kind);
    fetchPage(link);
  }
}

/**
 * Loads the code of pages before they are opened: at once when a link is pointed at, touched or focused; the likely
 * ones when nothing happens, unless the connection is metered. Where there are workers, ours brings all pages anyway, each file once.
 */
export function prefetchPages(): void {
  const onIntent = ({ target }: Event) => fetchPage((target as Element).closest?.('a') ?? null);
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
  if (isMetered(navigator) || 'serviceWorker' in navigator) return;
  setTimeout(() => attempt(() => requestIdleCallback(fetchLikely)) ?? fetchLikely(), QUIET_MS);
}
