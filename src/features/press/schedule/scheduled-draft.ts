import { keepStored } from '#features/press/drafts/account-drafts.ts';
import { emptyDraft, forgetDraft, keepDraft, keptDraft, type Draft } from '#features/press/drafts/drafts.ts';
import { writtenMoment } from './korean-moment.ts';
import { cancelScheduled } from './schedule-writes.ts';
import type { Scheduled } from './scheduled.ts';

/**
 * The draft in which an article with a date is changed. A change that was begun earlier on this device goes on, from the
 * version that it began with: where somebody else changed the article since, saving says so.
 */
export function draftOfScheduled(siteId: string, { id, text, publishAt, version }: Scheduled): Draft {
  const kept = keptDraft(id);
  if (kept && (kept.isChanged || kept.account)) return { ...kept, scheduled: kept.scheduled ?? version };
  const date = { publishAt: writtenMoment(publishAt), scheduled: version };
  return { ...emptyDraft(siteId, id), ...text, ...date, savedAt: Date.now() };
}

/**
 * Takes the date away; the text goes on as a draft. It is kept before, as a change of what waits, and stays that where
 * nobody knows what became of it.
 * @returns whether it waits no longer; false: somebody changed or published it meanwhile
 * @throws {DatabaseError} as `cancelScheduled`
 */
export async function backToDraft(siteId: string, article: Scheduled): Promise<boolean> {
  const before = keptDraft(article.id);
  const draft = draftOfScheduled(siteId, article);
  keepDraft(draft);
  if (!(await cancelScheduled(siteId, article))) {
    if (before) keepDraft(before);
    else forgetDraft(article.id);
    return false;
  }
  const freed: Draft = { ...draft, publishAt: '', scheduled: null, isChanged: true };
  keepDraft(freed);
  await keepStored(freed);
  return true;
}
