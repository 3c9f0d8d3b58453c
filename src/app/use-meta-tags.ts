import { useEffect, useRef } from 'react';
import type { PageEntry } from '#site/schema/navigation.ts';

/** Keeps the tags for scrapers those of the page that is shown. The first page's are in its HTML; the texts of the others come when they are needed. */
export function useMetaTags(page: PageEntry | null, site: string, id: string | undefined): void {
  const shown = useRef({ page, site, id });
  useEffect(() => {
    const before = shown.current;
    if (before.page === page && before.site === site && before.id === id) return;
    shown.current = { page, site, id };
    // Scrapers read the HTML; where this cannot be loaded, nothing that a visitor sees is wrong.
    import('./page-meta.ts').then(
      ({ applyPageMeta }) => applyPageMeta(page, { site, id }),
      () => {},
    );
  }, [page, site, id]);
}
