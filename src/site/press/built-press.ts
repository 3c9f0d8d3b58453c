import type { Article } from './article.ts';

/** The articles that one HTML file shows, newest first. */
export interface BuiltPress {
  siteId: string;
  /** When the build read them. */
  readAt: Date;
  articles: readonly Article[];
}

/** What a page is built with besides the content: articles of the database. */
export interface PressData {
  built: BuiltPress;
  /** The one article that the page is about. */
  article: Article | null;
}
