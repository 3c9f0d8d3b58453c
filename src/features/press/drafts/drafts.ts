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
  /** When it is to be published, in Korean time: `2026-12-01T09:00`; empty: at once. */
  publishAt: string;
  /** The account's copy that it comes from; null: no account has one. */
  account: { uid: string; version: string } | null;
  /** Whether it was changed since that copy. */
  isChanged: boolean;
  /** The version of the scheduled article that it changes; null: it waits for no date yet. */
  scheduled: string | null;
}

const PREFIX = 'modelhouse:press-draft:';
const FIELDS = Object.keys(ARTICLE_LIMITS) as (keyof ArticleText)[];

const isText = (value: unknown): value is ArticleText =>
  typeof value === 'object' && value !== null && FIELDS.every((field) => typeof Reflect.get(value, field) === 'string');

/** A draft of which nothing is written yet. */
export const emptyDraft = (siteId: string, id: string): Draft => ({
  id,
  siteId,
  title: '',
  summary: '',
  content: '',
  base: null,
  sent: null,
  savedAt: 0,
  publishAt: '',
  account: null,
  isChanged: false,
  scheduled: null,
});

/** The moment as a field for date and time gives it; empty where it is none. */
const writtenMomentOf = (value: unknown): string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) ? value : '';

function accountOf(value: unknown): Draft['account'] {
  const { uid, version } = (value ?? {}) as Record<string, unknown>;
  return typeof uid === 'string' && typeof version === 'string' ? { uid, version } : null;
}

/** Reads a stored draft, which another version of the site, or another device, may have written. */
export function readDraft(value: unknown): Draft | null {
  if (!isText(value)) return null;
  const {
    id,
    siteId,
    base = null,
    sent,
    savedAt,
    publishAt,
    account,
    isChanged,
    scheduled,
  } = value as ArticleText & Record<string, unknown>;
  if (typeof id !== 'string' || typeof siteId !== 'string' || typeof savedAt !== 'number') return null;
  if (base !== null && !isText(base)) return null;
  const { title, summary, content } = value;
  return {
    id,
    siteId,
    title,
    summary,
    content,
    base,
    savedAt,
    sent: isText(sent) ? sent : null,
    publishAt: writtenMomentOf(publishAt),
    account: accountOf(account),
    isChanged: isChanged !== false,
    scheduled: typeof scheduled === 'string' ? scheduled : null,
  };
}

export const draftOf = (stored: string | null): Draft | null =>
  readDraft(attempt(() => JSON.parse(stored ?? 'null') as unknown));

/** Whether nothing is written in it. */
export const isEmpty = (draft: ArticleText): boolean => FIELDS.every((field) => draft[field] === '');

/** Keeps a draft; an empty one is forgotten. @returns whether this device could keep it */
export const keepDraft = (draft: Draft): boolean =>
  remember(PREFIX + draft.id, isEmpty(draft) ? null : JSON.stringify(draft));

export const forgetDraft = (id: string): boolean => remember(PREFIX + id, null);

/** The draft of an id on this device. */
export const keptDraft = (id: string): Draft | null => draftOf(recall(PREFIX + id));

/** The drafts of a site on this device, newest first. */
export function draftsOf(siteId: string): Draft[] {
  return attempt(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => draftOf(recall(key)) ?? [])
    .filter((draft) => draft.siteId === siteId)
    .sort((a, b) => b.savedAt - a.savedAt);
}
