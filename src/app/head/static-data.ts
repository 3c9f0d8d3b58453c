import { facts } from '#content/facts.ts';
import { SHELL_SLUG, type PrerenderTarget } from '#site/pages/routes.ts';
import { jsonForScript } from '#site/head/structured-data.ts';
import type { PageArticle } from '#site/head/head.ts';
import { pageData } from './page-data.ts';

/**
 * A page's structured data as the prerenderer writes it into the head: React makes script elements in a way that
 * Trusted Types forbid. null: the page that is not found.
 */
export function staticData(target: PrerenderTarget | null, article: PageArticle | null = null): string {
  const place = { site: target?.hydratesAt === null ? SHELL_SLUG : facts.slug, id: target?.id };
  return pageData(target?.page ?? null, place, article)
    .map((entry) => `<script type="application/ld+json">${jsonForScript(entry)}</script>`)
    .join('');
}
