import { plainLine, plainText } from '#site/plain-text.ts';

/** Longest texts of an article, as firestore.rules counts them: an emoji is two. */
export const ARTICLE_LIMITS = { title: 120, summary: 500, content: 20_000 } as const;

export type ArticleField = keyof typeof ARTICLE_LIMITS;

/** What the administrator types. */
export type ArticleText = Readonly<Record<ArticleField, string>>;

/** What is published of what was typed or pasted. */
export const readyText = ({ title, summary, content }: ArticleText): ArticleText => ({
  title: plainLine(title),
  summary: plainText(summary).trim(),
  content: plainText(content).trimEnd(),
});

/** The fields that are longer than the database takes. */
export const tooLong = (text: ArticleText): ArticleField[] =>
  (Object.keys(ARTICLE_LIMITS) as ArticleField[]).filter((field) => text[field].length > ARTICLE_LIMITS[field]);
