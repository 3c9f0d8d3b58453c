import type { Article } from '#site/press/article.ts';
import { absolute } from '#site/head/head.ts';
import { escapeHtml } from '#site/head/html.ts';
import { addressOf, prerenderTargets } from '#site/pages/routes.ts';
import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

const articleAddress = ({ facts, navigation }: Content, { id }: Article): string | null => {
  const page = navigation.pages.find(({ kind }) => kind === 'press-article');
  return page ? absolute(facts, addressOf(page.path, facts.slug, id)) : null;
};

/**
 * Every address that search engines may list (sitemaps.org 0.9). Without `lastmod`: the database knows when an article was
 * last written, and every view is written; a time that is wrong makes them disregard all of them.
 */
export function sitemap(content: Content, articles: readonly Article[]): string {
  const pages = prerenderTargets(content.navigation, content.facts)
    .filter(({ indexed }) => indexed)
    .map(({ path }) => `<url><loc>${escapeHtml(absolute(content.facts, path))}</loc></url>`);
  const read = articles.flatMap((article) => {
    const address = articleAddress(content, article);
    return address ? `<url><loc>${escapeHtml(address)}</loc></url>` : [];
  });
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages, ...read].join('')}</urlset>\n`;
}

const FEED = 'rss.xml';

/** By which feed readers and Naver find the feed. */
export const feedLink = ({ facts }: Content): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(facts.name)}" href="/${FEED}">`;

/** The articles as RSS 2.0, which Naver reads: articles only, absolute addresses, dates of RFC 822. */
export function rss(content: Content, articles: readonly Article[]): string {
  const { facts, navigation, descriptions } = content;
  const list = navigation.pages.find(({ kind }) => kind === 'press-list');
  const home = absolute(facts, list ? addressOf(list.path, facts.slug) : '/');
  const items = articles.flatMap((article) => {
    const address = articleAddress(content, article);
    if (!address) return [];
    return `<item><title>${escapeHtml(article.title)}</title><link>${escapeHtml(address)}</link><guid isPermaLink="true">${escapeHtml(address)}</guid>${article.date ? `<pubDate>${article.date.toUTCString()}</pubDate>` : ''}<description>${escapeHtml(article.summary)}</description></item>`;
  });
  const about = escapeHtml(descriptions[list?.path ?? '/'] ?? facts.name);
  const head = `<title>${escapeHtml(facts.name)}</title><link>${escapeHtml(home)}</link><description>${about}</description><language>ko</language>`;
  return `${XML}<rss version="2.0"><channel>${head}${items.join('')}</channel></rss>\n`;
}

/** What a search engine asks for first. The embedded services are no pages. */
export const robots = ({ facts }: Content): string =>
  `User-agent: *\nDisallow: /local/\n\nSitemap: ${facts.origin}/sitemap.xml\n`;

/** Writes the files for search engines; the feed only where the database was asked. */
export function searchFilesPlugin(content: Content, articles: readonly Article[] | null): Plugin {
  return {
    name: 'modelhouse:search-files',
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(content) });
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(content, articles ?? []) });
      if (articles) this.emitFile({ type: 'asset', fileName: FEED, source: rss(content, articles) });
    },
  };
}
