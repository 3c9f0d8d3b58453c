import { useMatches, useParams } from 'react-router';
import { facts } from '#content/facts.ts';
import type { PageEntry } from '#site/schema/navigation.ts';

interface CurrentPage {
  /** null: no page has this address. */
  page: PageEntry | null;
  /** Slug in the address, else the default site's. */
  site: string;
  id: string | undefined;
}

/** The page entry that the router matched. */
export function useCurrentPage(): CurrentPage {
  const { site = facts.slug, id } = useParams();
  const handle = useMatches().at(-1)?.handle as PageEntry | undefined;
  return { page: handle ?? null, site, id };
}
