import type { Article } from '#site/press/article.ts';
import { absolute } from './head.ts';
import { addressOf } from '#site/pages/routes.ts';
import type { Facts } from '#site/schema/facts.ts';
import type { PageEntry } from '#site/schema/navigation.ts';

/** Breadcrumb of a page: home, then the page (schema.org BreadcrumbList). */
export function breadcrumb(page: PageEntry, facts: Facts, homeLabel: string): object {
  const trail = [{ name: homeLabel, path: '/' }];
  if (page.kind !== 'home') trail.push({ name: page.label, path: addressOf(page.path, facts.slug) });
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(facts, path),
    })),
  };
}

/**
 * What a search engine is told of an article (schema.org NewsArticle). Not when it was changed: the database knows only
 * when it was last written, and every view is written.
 */
export function newsArticle(
  article: Pick<Article, 'title' | 'summary' | 'date'>,
  { address, image, author }: { address: string; image: string; author: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    ...(article.date && { datePublished: article.date.toISOString() }),
    mainEntityOfPage: address,
    image: [image],
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: author },
  };
}

/** The questions of a page and their answers (schema.org FAQPage). */
export const faqPage = (questions: readonly { question: string; answer: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export const jsonForScript = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
