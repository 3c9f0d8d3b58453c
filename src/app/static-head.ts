import { descriptions } from '#content/descriptions.ts';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { units } from '#content/units.ts';
import { escapeHtml } from '#site/html.ts';
import { SHELL_SLUG, type PrerenderTarget } from '#site/routes.ts';
import { development, floorPlan } from '#site/development-data.ts';
import { absolute, verificationTags } from '#site/head.ts';
import { breadcrumb, jsonForScript, newsArticle } from '#site/structured-data.ts';
import { SHELL_TEXT } from '#text/shell.ts';
import { metaAttribute, pageMeta, shareAddress } from './page-meta.ts';

/** An article that its page is built with. */
export interface StaticArticle {
  title: string;
  summary: string;
  date: Date;
  changed: Date;
}

const dataScript = (data: object) => `<script type="application/ld+json">${jsonForScript(data)}</script>`;

/** What search engines are told of the development on its home page, and of a home on its plan's. */
function aboutDevelopment({ page }: PrerenderTarget): string {
  if (page.kind === 'home')
    return (
      verificationTags(facts) +
      dataScript(
        development(
          facts,
          { units: units.units, navigation },
          { description: descriptions['/'] ?? '', image: shareAddress() },
        ),
      )
    );
  const unit = page.kind === 'floor-plan' ? units.units.find(({ id }) => id === page.unit) : null;
  return unit?.forSale ? dataScript({ '@context': 'https://schema.org', ...floorPlan(facts, unit, page.path) }) : '';
}

/**
 * The part of a page's head that only scrapers read. KakaoTalk's and Naver's run no scripts, and React's way of
 * making script elements is forbidden by Trusted Types, so this is plain text. null: the page that is not found.
 */
export function staticHead(target: PrerenderTarget | null, article: StaticArticle | null = null): string {
  const place = { site: target?.hydratesAt === null ? SHELL_SLUG : facts.slug, id: target?.path.split('/')[3] };
  const tags = pageMeta(target?.page ?? null, place, article ?? undefined)
    .map(([name, content]) => `<meta ${metaAttribute(name)}="${name}" content="${escapeHtml(content)}">`)
    .join('');
  if (!target) return tags;
  const trail = dataScript(breadcrumb(target.page, facts, SHELL_TEXT.home));
  if (!article) return tags + trail + aboutDevelopment(target);
  const about = { address: absolute(facts, target.path), image: shareAddress(), author: facts.name };
  return tags + trail + dataScript(newsArticle(article, about));
}
