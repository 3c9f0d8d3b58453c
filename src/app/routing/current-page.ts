import { useLocation, useParams } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { pageAt } from './pages.ts';

interface CurrentPage {
  /** null: no page has this address. */
  page: PageEntry | null;
  /** Slug in the address, else the default site's. */
  site: string;
  id: string | undefined;
}

/** The page entry of the address that is shown. */
export function useCurrentPage(): CurrentPage {
  const { pathname } = useLocation();
  const { site = facts.slug, id } = useParams();
  return { page: pageAt(pathname), site, id };
}
