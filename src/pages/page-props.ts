import type { ReactNode } from 'react';
import type { PageArticle } from '#site/head/head.ts';
import type { PageEntry } from '#site/schema/navigation.ts';

/** What a page kind is shown with. */
export interface PageProps {
  /** The entry of the content's page list that it shows. */
  page: PageEntry;
  /** The document's head; only a page that is about an article writes it itself. */
  headOf: (article: PageArticle | null) => ReactNode;
}
