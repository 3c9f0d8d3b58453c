import { attempt } from '#browser/attempt.ts';
import { recall, remember } from '#browser/device-memory.ts';
import { ARTICLE_LIMITS, type ArticleText } from '#site/press/article-text.ts';

/** What was typed and is not published yet; kept on this device. */
export interface Draft extends ArticleText {
  /** Id of the article that it becomes, or that it changes. */
  id: string;
  siteId: string;
  /** What the edited article said when the edit began; null: a new article. */
  base: ArticleText | null;
  /** What was last sent of a new article; its answer may have been lost. null: nothing was. */
  sent: ArticleText | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const PREFIX = 'modelhouse:press-draft:';
const FIELDS = Object.keys(ARTICLE_LIMITS) as (keyof ArticleText)[];

const isText = (value: unknown): value is ArticleText =>
  typeof value === 'object' && value !== null && FIELDS.every((field) => typeof Reflect.get(value, field) === 'string');

/** Reads a stored draft, which another version of the site may have written. */
export function draftOf(stored: string | null): Draft | null {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  if (!isText(value)) return null;
  const { id, siteId, base, sent, savedAt } = value as ArticleText & Record<string, unknown>;
  if (typeof id !== 'string' || typeof siteId !== 'string' || typeof savedAt !== 'number') return null;
  if (base !== null && !isText(base)) return null;
  const { title, summary, content } = value;
  return { id, siteId, title, summary, content, base, sent: isText(sent) ? sent : null, savedAt };
}

/** Keeps a draft; an empty one is forgotten. @returns whether this device could keep it */
export function keepDraft(draft: Draft): boolean {
  const isEmpty = FIELDS.every((field) => draft[field] === '');
  return remember(PREFIX + draft.id, isEmpty ? null : JSON.stringify(draft));
}

export const forgetDraft = (id: string): boolean => remember(PREFIX + id, null);

/** The drafts of a site on this device, newest first. */
export function draftsOf(siteId: string): Draft[] {
  return attempt(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => draftOf(recall(key)) ?? [])
    .filter((draft) => draft.siteId === siteId)
    .sort((a, b) => b.savedAt - a.savedAt);
}
