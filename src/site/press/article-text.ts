import { plainLine, plainText } from '#site/plain-text.ts';

/** Longest texts of an article, in characters: what firestore.rules lets in. */
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

/** Characters as a reader counts them: an emoji is one, not two. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** The fields that are longer than the database takes. */
export const tooLong = (text: ArticleText): ArticleField[] =>
  (Object.keys(ARTICLE_LIMITS) as ArticleField[]).filter((field) => lengthOf(text[field]) > ARTICLE_LIMITS[field]);
