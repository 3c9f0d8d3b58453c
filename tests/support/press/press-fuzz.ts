import * as fc from 'fast-check';
import { renderer } from '#app/boot/render-static.tsx';
import { BUILT_PRESS_ID, parseBuiltPress } from '#features/press/article/built-press.ts';
import { blocksOf, type ArticleBlock } from '#site/press/article-blocks.ts';
import type { Inline } from '#site/press/article-links.ts';
import { linkText } from '#site/press/typed-links.ts';
import { pictureLine } from '#site/press/article-picture.ts';
import { articleOf, type Article } from '#site/press/article.ts';
import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { pagesOf } from '#tools/prerender/prerender-press.ts';
import { publishedArticleOf } from '#tools/prerender/published-articles.ts';
import { rss, sitemap } from '#tools/prerender/search-files.ts';
import { nastyArticle } from './press-texts.ts';

const content = await loadContent(contentFolder());
const DATE = new Date('2026-10-05T00:30:00Z');

type Texts = Record<'title' | 'summary' | 'content', string>;

/** As the database's REST calls give it to the build. */
const inRest = ({ title, summary, content: body }: Texts) => ({
  name: 'projects/p/databases/(default)/documents/press/fuzzed',
  updateTime: DATE.toISOString(),
  fields: {
    siteId: { stringValue: content.facts.slug },
    title: { stringValue: title },
    summary: { stringValue: summary },
    content: { stringValue: body },
    date: { timestampValue: DATE.toISOString() },
    views: { integerValue: '0' },
  },
});

/** As the SDK gives it to the page. */
const inSdk = (texts: Texts) => ({ ...texts, siteId: content.facts.slug, date: { toDate: () => DATE }, views: 0 });

/** Everything between `<` and `>`: escaped texts hold neither. */
const tagsOf = (markup: string): string => (markup.match(/<[^>]*>/g) ?? []).join('\n');
/** The same without the attributes that hold words of an article, and with what is allowed of a link's address. */
const shapeOf = (html: string): string =>
  tagsOf(html.replaceAll(/(<script[^>]*>).*?<\/script>/gs, '$1'))
    .replaceAll(/(<meta [^>]*content=)"[^"]*"/g, '$1')
    .replaceAll(/(<a href=)"https?:[^"]*"/g, '$1')
    .replaceAll(/(<img [^>]*alt=)"[^"]*"/g, '$1');

/** The list and the article's own page, as the build writes them. */
async function htmlOf(article: Article): Promise<string[]> {
  const html: string[] = [];
  for (const { target, press } of pagesOf(renderer, [article])) {
    // One page is rendered at a time: what it is built with is the renderer's state.
    // oxlint-disable-next-line no-await-in-loop
    const { head, body } = press ? await renderer.render(target, press) : { head: '', body: '' };
    html.push(head + body);
  }
  return html.filter(Boolean);
}

/** A block in words that need no care. */
function plainBlock(block: ArticleBlock): string[] {
  const plainLine = (inlines: readonly Inline[]) =>
    inlines.map(({ href }) => (href ? linkText('link', href) : 'line')).join('');
  if (block.kind === 'picture') return [pictureLine('picture', block.id)];
  if (block.kind === 'paragraph') return [plainLine(block.inlines)];
  return block.items.map((item, index) => `${block.isNumbered ? `${index + 1}.` : '-'} ${plainLine(item)}`);
}

/** The same article in words that need no care. */
const twinOf = (article: Article): Article => ({
  ...article,
  title: 'title',
  summary: 'summary',
  content: blocksOf(article.content).flatMap(plainBlock).join('\n'),
});

const knownShapes = new Map<string, string[]>();

/** The elements that the pages of an article with such blocks have, and the only ones that they may have. */
async function wantedShapes(article: Article): Promise<string[]> {
  const twin = twinOf(article);
  const shapes = knownShapes.get(twin.content) ?? (await htmlOf(twin)).map(shapeOf);
  knownShapes.set(twin.content, shapes);
  return shapes;
}

const scriptsOf = (html: string, mark: string): string[] =>
  Array.from(html.matchAll(new RegExp(`<script[^>]*${mark}[^>]*>(.*?)</script>`, 'gs')), ([, text = '']) => text);

function requireSame(what: string, found: unknown, wanted: unknown) {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(
      `${what}: ${JSON.stringify(found)?.slice(0, 300)} instead of ${JSON.stringify(wanted)?.slice(0, 300)}`,
    );
}

async function checkPages(article: Article, shown: Article): Promise<void> {
  const own = await htmlOf(article);
  requireSame('the elements of the pages', own.map(shapeOf), await wantedShapes(article));
  for (const html of own) {
    const [built = ''] = scriptsOf(html, `id="${BUILT_PRESS_ID}"`);
    requireSame('the data of the page', parseBuiltPress(built)?.articles.map(articleFields), [articleFields(shown)]);
  }
  const news = scriptsOf(own.at(-1) ?? '', 'ld\\+json').map((text) => JSON.parse(text) as Record<string, unknown>);
  const { headline, description } = news.find((data) => data['@type'] === 'NewsArticle') ?? {};
  requireSame('what search engines are told', [headline, description], [article.title, article.summary]);
}

const articleFields = ({ id, siteId, title, summary, content: body, date, views }: Article) => [
  id,
  siteId,
  title,
  summary,
  body,
  views,
  date?.getTime(),
];

// What XML 1.0 (section 2.2) lets in, and the references that it knows or that are numbers.
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const UNKNOWN_REFERENCE = /&(?!(?:amp|lt|gt|quot|#39);)/;

function checkFiles(article: Article): void {
  for (const write of [rss, sitemap]) {
    const file = write(content, [article]);
    requireSame('a character that XML forbids', NOT_XML.exec(file)?.[0], undefined);
    requireSame('a reference that XML does not know', UNKNOWN_REFERENCE.exec(file)?.[0], undefined);
    requireSame('the elements of the file', tagsOf(file), tagsOf(write(content, [twinOf(article)])));
  }
}

/**
 * Takes random articles through everything that shows them, and throws fast-check's report with its seed, which is
 * printed in any case. @returns how many could be shown; the others have no title that anybody would see
 */
export async function fuzzArticles(runs: number, seed = Date.now() % 2 ** 31): Promise<{ shown: number; not: number }> {
  process.stdout.write(`press fuzz: ${runs} articles, seed ${seed}\n`);
  const counts = { shown: 0, not: 0 };
  const property = fc.asyncProperty(nastyArticle, async (texts) => {
    const [published, shown] = [publishedArticleOf(inRest(texts)), articleOf('fuzzed', inSdk(texts))];
    requireSame('whether build and page show it', published === null, shown === null);
    counts[shown ? 'shown' : 'not'] += 1;
    if (!published || !shown) return;
    requireSame('what build and page show', articleFields(published), articleFields(shown));
    await checkPages(published, shown);
    checkFiles(published);
  });
  await fc.assert(property, { numRuns: runs, seed });
  return counts;
}
