import type { VersionedDocument } from '#firebase/rest/found-document.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import type { ArticleText } from '#site/press/article-text.ts';

/** An article that waits for its date. */
export interface Scheduled {
  /** Of the article that it becomes. */
  id: string;
  text: ArticleText;
  publishAt: Date;
  version: string;
}

export const scheduledPath = (siteId: string, id?: string): string =>
  `sites/${siteId}/${OFFICE.scheduled}${id === undefined ? '' : `/${id}`}`;

/** Reads a stored document. null: it is no article that waits. */
export function scheduledOf({ id, fields, version }: VersionedDocument): Scheduled | null {
  const { title, summary, content, publishAt } = fields;
  if (typeof title !== 'string' || typeof summary !== 'string' || typeof content !== 'string') return null;
  return publishAt instanceof Date ? { id, text: { title, summary, content }, publishAt, version } : null;
}
