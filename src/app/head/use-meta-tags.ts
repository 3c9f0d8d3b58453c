import { useEffect, useRef } from 'react';
import type { PageEntry } from '#site/schema/navigation.ts';

/**
 * Keeps the tags for scrapers those of the page that is shown. The first page's are in its HTML, except for an article's
 * that is newer than the build; the texts of the others come when they are needed.
 */
export function useMetaTags(page: PageEntry | null, site: string, id: string | undefined): void {
  const shown = useRef({ page, site, id });
  useEffect(() => {
    const before = shown.current;
    const isFirst = before.page === page && before.site === site && before.id === id;
    if (isFirst && page?.kind !== 'press-article') return;
    shown.current = { page, site, id };
    // Scrapers read the HTML; where this cannot be loaded, nothing that a visitor sees is wrong.
    import('./apply-page-head.ts').then(
      ({ applyPageHead }) => applyPageHead(page, { site, id }),
      () => {},
    );
  }, [page, site, id]);
}
