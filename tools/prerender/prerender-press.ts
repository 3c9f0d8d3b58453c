import { ARTICLES_PER_PAGE, type Article } from '#site/press/article.ts';
import type { PressData } from '#site/press/built-press.ts';
import type { PrerenderTarget } from '#site/pages/routes.ts';

interface Page {
  target: PrerenderTarget;
  /** Articles that the page is built with; null: none. */
  press: PressData | null;
}

interface Targets {
  targets: readonly PrerenderTarget[];
  articleTarget: (id: string) => PrerenderTarget | null;
}

/** Ids that are a file name on every host; an article with another opens through the shell. */
const isFileName = ({ id }: Article) => /^[\w-]{1,128}$/.test(id);

/** Every page of the site, the published articles among them. */
export function pagesOf({ targets, articleTarget }: Targets, articles: readonly Article[] | null): Page[] {
  if (!articles?.[0]) return targets.map((target) => ({ target, press: null }));
  const [{ siteId }] = articles;
  const readAt = new Date();
  const listed = { built: { siteId, readAt, articles: articles.slice(0, ARTICLES_PER_PAGE) }, article: null };
  const pages = targets.map((target): Page => {
    const isOwnList = target.page.kind === 'press-list' && target.hydratesAt !== null;
    return { target, press: isOwnList ? listed : null };
  });
  const details = articles.filter(isFileName).flatMap((article): Page[] => {
    const target = articleTarget(article.id);
    return target ? [{ target, press: { built: { siteId, readAt, articles: [article] }, article } }] : [];
  });
  return [...pages, ...details];
}
