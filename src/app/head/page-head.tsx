import { Helmet } from 'react-helmet-async';
import { useParams } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { canonicalOf, titleOf, type PageArticle } from '#site/head/head.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { ERROR_TEXT } from '#text/shell.ts';
import { useDescriptions } from './page-description.ts';
import { pageMeta } from './page-meta.ts';

/** Open Graph names its tags by `property`, everything else by `name`. */
const metaElement = ([name, content]: [string, string]) =>
  name.startsWith('og:') ? { property: name, content } : { name, content };

interface PageHeadProps {
  /** null: no page has this address. */
  page: PageEntry | null;
  /** The article that the page is about, once it is there. */
  article?: PageArticle | null;
}

/**
 * What the document says of the page that is shown: title, canonical address, description and previews, in the HTML as
 * in the browser. One a page: React 19 does not merge them. Structured data is written by itself (static-data.ts).
 */
export function PageHead({ page, article = null }: PageHeadProps) {
  const { site = facts.slug, id } = useParams();
  const descriptions = useDescriptions(({ all }) => all);
  const place = { site, id };
  const canonical = page && canonicalOf(page, place, facts);
  const title = page ? titleOf(page, navigation, facts, article?.title) : `${ERROR_TEXT.notFound} | ${facts.name}`;
  return (
    <Helmet
      title={title}
      meta={pageMeta(page, place, { article, descriptions }).map(metaElement)}
      link={canonical ? [{ rel: 'canonical', href: canonical }] : []}
    />
  );
}
