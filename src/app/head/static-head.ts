import { facts } from '#content/facts.ts';
import { verificationTags } from '#site/head.ts';
import { escapeHtml } from '#site/html.ts';
import { SHELL_SLUG, type PrerenderTarget } from '#site/routes.ts';
import { jsonForScript } from '#site/structured-data.ts';
import { pageData, type PageArticle } from './page-data.ts';
import { metaAttribute, pageMeta } from './page-meta.ts';

/**
 * The part of a page's head that only scrapers read. KakaoTalk's and Naver's run no scripts, and React's way of
 * making script elements is forbidden by Trusted Types, so this is plain text. null: the page that is not found.
 */
export function staticHead(target: PrerenderTarget | null, article: PageArticle | null = null): string {
  const page = target?.page ?? null;
  const place = { site: target?.hydratesAt === null ? SHELL_SLUG : facts.slug, id: target?.path.split('/')[3] };
  const tags = pageMeta(page, place, article).map(
    ([name, content]) => `<meta ${metaAttribute(name)}="${name}" content="${escapeHtml(content)}">`,
  );
  const data = pageData(page, place, article).map(
    (entry) => `<script type="application/ld+json">${jsonForScript(entry)}</script>`,
  );
  return [...tags, page?.kind === 'home' ? verificationTags(facts) : '', ...data].join('');
}
