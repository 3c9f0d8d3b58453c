import { ARTICLE_LIMITS, readyText, tooLong, type ArticleText } from '#site/press/article-text.ts';
import { DESK_TEXT } from '#text/press/desk.ts';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import { isSameText } from '#features/press/database/press-writes.ts';
import type { Draft } from '#features/press/drafts/drafts.ts';
import { momentOf } from '#features/press/schedule/korean-moment.ts';

/** A draft as it is at the moment in which it is sent. */
export interface SentDraft {
  draft: Draft;
  text: ArticleText;
  /** When it is to be published; null: at once, or it is published already. */
  at: Date | null;
}

export const sentDraft = (draft: Draft): SentDraft => ({
  draft,
  text: readyText(draft),
  at: draft.base ? null : momentOf(draft.publishAt),
});

/** Why a draft cannot be sent; null: it may be. A date that is none would publish at once what has to wait. */
export function problemOf({ draft, text, at }: SentDraft, isDateUnclear: boolean): string | null {
  const [long] = tooLong(text);
  if (long) return DESK_TEXT.tooLong(DESK_TEXT[long], ARTICLE_LIMITS[long]);
  if (!draft.base && !at && (isDateUnclear || draft.publishAt !== '')) return SCHEDULE_TEXT.unclear;
  return at && at.getTime() <= Date.now() ? SCHEDULE_TEXT.past : null;
}

/** Whether somebody wrote on since a draft was sent. */
export const isChangedSince = ({ draft, text, at }: SentDraft, now: Draft): boolean =>
  !isSameText(readyText(now), text) || (at !== null && now.publishAt !== draft.publishAt);
