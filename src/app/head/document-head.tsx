import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { canonicalOf, titleOf } from '#site/head.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { ERROR_TEXT } from '#text/shell.ts';

interface DocumentHeadProps {
  /** null: no page has this address. */
  page: PageEntry | null;
  site: string;
  id: string | undefined;
}

/**
 * Title and canonical address, which change with the page; React moves them into the head. What only scrapers read
 * is written by the prerenderer (static-head.ts). An article's page sets its title itself, once it knows it.
 */
export function DocumentHead({ page, site, id }: DocumentHeadProps) {
  if (!page) return <title>{`${ERROR_TEXT.notFound} | ${facts.name}`}</title>;
  const canonical = canonicalOf(page, { site, id }, facts);
  return (
    <>
      {page.kind !== 'press-article' && <title>{titleOf(page, navigation, facts)}</title>}
      {canonical && <link rel="canonical" href={canonical} />}
    </>
  );
}
