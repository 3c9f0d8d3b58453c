import { hasVisible, plainLine, plainText } from '#site/plain-text.ts';

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

const isDateLike = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';

const textOf = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '');

/** Reads a stored document, which anyone with the rights may have written in any shape. null: not an article. */
export function articleOf(id: string, data: Readonly<Record<string, unknown>>): Article | null {
  const { siteId, title, date, views } = data;
  // A title that nobody sees would be a link that nobody finds.
  if (typeof siteId !== 'string' || typeof title !== 'string' || !hasVisible(title)) return null;
  return {
    id,
    siteId,
    title: plainLine(title),
    summary: textOf(data['summary']),
    content: textOf(data['content']),
    date: isDateLike(date) ? date.toDate() : null,
    views: typeof views === 'number' && Number.isFinite(views) ? views : 0,
  };
}

/** The body as paragraphs, one a line; empty lines only separate. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isMoment = (value: unknown): boolean => value instanceof Date && !Number.isNaN(value.getTime());

/** Whether a row of this device's storage is an article: another version of the site may have written it. */
export function isArticle(value: unknown): value is Article {
  if (typeof value !== 'object' || value === null) return false;
  const { date, views, ...texts } = value as Record<string, unknown>;
  const areTexts = ['id', 'siteId', 'title', 'summary', 'content'].every((field) => typeof texts[field] === 'string');
  return areTexts && typeof views === 'number' && (date === null || isMoment(date));
}
