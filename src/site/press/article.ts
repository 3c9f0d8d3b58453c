import { hasVisible, plainLine, plainText } from '#site/plain-text.ts';

/** Articles a page of the list: as many as one reading brings, and as the build writes into the list's own HTML. */
export const ARTICLES_PER_PAGE = 10;

/** A press article as the pages show it. */
export interface Article {
  id: string;
  siteId: string;
  title: string;
  summary: string;
  content: string;
  /** Set by the server when the article was made; null while it is not known. */
  date: Date | null;
  /** 0 if missing. */
  views: number;
}

const isMoment = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());

/** The SDK's own moments are no dates, but make one. */
function dateOf(value: unknown): Date | null {
  const isOfSdk =
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
  const date: unknown = isOfSdk ? (value as { toDate: () => unknown }).toDate() : value;
  return isMoment(date) ? date : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '');

/**
 * Reads the fields of a stored document, which anyone with the rights may have written in any shape, into the article
 * that page, build and feed show. null: not an article.
 */
export function articleOf(id: string, fields: Readonly<Record<string, unknown>>): Article | null {
  const { siteId, title, summary, content, date, views } = fields;
  // A title that nobody sees would be a link that nobody finds.
  if (typeof siteId !== 'string' || typeof title !== 'string' || !hasVisible(title)) return null;
  return {
    id,
    siteId,
    title: plainLine(title),
    summary: textOf(summary),
    content: textOf(content),
    date: dateOf(date),
    views: typeof views === 'number' && Number.isFinite(views) ? views : 0,
  };
}

/** Whether a row of a device's storage, or of an HTML file, is an article: another version of the site may have written it. */
export function isArticle(value: unknown): value is Article {
  if (typeof value !== 'object' || value === null) return false;
  const { date, views, ...texts } = value as Record<string, unknown>;
  const areTexts = ['id', 'siteId', 'title', 'summary', 'content'].every((field) => typeof texts[field] === 'string');
  return areTexts && typeof views === 'number' && (date === null || isMoment(date));
}

/** The body as paragraphs, one a line; empty lines only separate. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
