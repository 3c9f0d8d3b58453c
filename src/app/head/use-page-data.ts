import { useEffect, useRef } from 'react';
import type { PageEntry } from '#site/schema/navigation.ts';

/**
 * Keeps the structured data that of the page that is shown. The first page's is in its HTML, except for an article's that
 * is newer than the build; what the others' takes comes when it is needed.
 */
export function usePageData(page: PageEntry | null, site: string, id: string | undefined): void {
  const shown = useRef({ page, site, id });
  useEffect(() => {
    const before = shown.current;
    const isFirst = before.page === page && before.site === site && before.id === id;
    if (isFirst && page?.kind !== 'press-article') return;
    shown.current = { page, site, id };
    // Scrapers read the HTML; where this cannot be loaded, nothing that a visitor sees is wrong.
    import('./apply-page-data.ts').then(
      ({ applyPageData }) => applyPageData(page, { site, id }),
      () => {},
    );
  }, [page, site, id]);
}
