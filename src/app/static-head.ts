import { facts } from '#content/facts.ts';
import { escapeHtml } from '#site/html.ts';
import { SHELL_SLUG, type PrerenderTarget } from '#site/routes.ts';
import { breadcrumb, jsonForScript } from '#site/structured-data.ts';
import { SHELL_TEXT } from '#text/shell.ts';
import { metaAttribute, pageMeta } from './page-meta.ts';

/**
 * The part of a page's head that only scrapers read. KakaoTalk's and Naver's run no scripts, and React's way of
 * making script elements is forbidden by Trusted Types, so this is plain text. null: the page that is not found.
 */
export function staticHead(target: PrerenderTarget | null): string {
  const place = { site: target?.hydratesAt === null ? SHELL_SLUG : facts.slug, id: target?.path.split('/')[3] };
  const tags = pageMeta(target?.page ?? null, place)
    .map(([name, content]) => `<meta ${metaAttribute(name)}="${name}" content="${escapeHtml(content)}">`)
    .join('');
  if (!target) return tags;
  const data = jsonForScript(breadcrumb(target.page, facts, SHELL_TEXT.home));
  return `${tags}<script type="application/ld+json">${data}</script>`;
}
