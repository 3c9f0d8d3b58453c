import type { PageEntry } from './schema/navigation.ts';

/** What the router hands to a page kind: the entry of the content's page list that it shows. */
export interface PageProps {
  page: PageEntry;
}
