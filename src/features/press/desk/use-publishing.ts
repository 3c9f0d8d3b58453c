import { useRef, useState } from 'react';
import { hasVisible } from '#site/plain-text.ts';
import { DESK_TEXT, isSessionOver, publishProblem } from '#text/press/desk.ts';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import { ARTICLE_LIMITS, readyText, tooLong, type ArticleText } from '#site/press/article-text.ts';
import type { Draft } from '#features/press/drafts/drafts.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { newArticleId, publishArticle, saveEdit, type WriteResult } from '#features/press/database/press-writes.ts';
import { momentOf } from '#features/press/schedule/korean-moment.ts';
import { saveScheduled, type ScheduleResult } from '#features/press/schedule/schedule-writes.ts';
import { dropSession, useSession } from '#firebase/session.ts';

interface PublishingOptions {
  draft: Draft;
  /** Continues the draft from another state of its article, or as a new article. */
  rebase: (base: Draft['base'], id?: string) => void;
  /** Told before a new article is sent. */
  markSent: (text: ArticleText) => void;
  /** Told in which version somebody else has put what waits for its date. */
  adopt: (stored: Pick<Draft, 'scheduled'>) => void;
  /** Whether the pictures of a text are at the storage; tries those again that are not. @returns true, or why not */
  haveArrived: (content: string) => Promise<true | string>;
  /** Told once the server has it. `at`: when it will be published; null: it is. */
  onDone: (at: Date | null) => void;
}

/** Why a text cannot be sent. @returns null: it may be */
function problemOf(text: ArticleText, at: Date | null): string | null {
  const [long] = tooLong(text);
  if (long) return DESK_TEXT.tooLong(DESK_TEXT[long], ARTICLE_LIMITS[long]);
  return at && at.getTime() <= Date.now() ? SCHEDULE_TEXT.past : null;
}

const linesOf = ({ title, summary, content }: ArticleText) => `${title}\n${summary}\n${content}`;

/** Publishes a draft, at once or at its date, or saves an edit. Whatever fails, the text stays in the form and on the device. */
export function usePublishing({ draft, rebase, markSent, adopt, haveArrived, onDone }: PublishingOptions) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Not the state: a second tap may come before the page is drawn again. */
  const isSending = useRef(false);
  const at = draft.base ? null : momentOf(draft.publishAt);

  const send = (text: ArticleText): Promise<WriteResult | ScheduleResult> => {
    if (draft.base) return saveEdit(draft.id, draft.base, text);
    if (at || draft.scheduled) return saveScheduled(draft, text, at);
    markSent(text);
    return publishArticle(draft, text);
  };

  const settle = (result: WriteResult | ScheduleResult) => {
    if (result.kind === 'saved') return onDone(at);
    if (result.kind === 'gone') {
      setProblem(DESK_TEXT.gone);
      return rebase(null, newArticleId());
    }
    if (result.kind === 'overtaken') {
      setProblem(`${SCHEDULE_TEXT.overtaken}\n\n${linesOf(result.theirs.text)}`);
      return adopt({ scheduled: result.theirs.version });
    }
    const theirs = result.kind === 'published' ? result.article : result.theirs;
    const { title, summary, content } = theirs;
    const [why, base] = [
      result.kind === 'published' ? SCHEDULE_TEXT.published : DESK_TEXT.conflict,
      { title, summary, content },
    ];
    setProblem(`${why}\n\n${linesOf(base)}`);
    rebase(base);
  };

  const publish = async () => {
    if (isSending.current) return;
    const text = readyText(draft);
    if (!hasVisible(text.title) || !hasVisible(text.summary)) return window.alert(DESK_TEXT.missing);
    const isSignedOut = useSession.getState().status === 'signed-out';
    const found = isSignedOut ? publishProblem('unauthenticated') : problemOf(text, at);
    setProblem(found ?? '');
    if (found) return;
    isSending.current = true;
    setBusy(true);
    try {
      const arrived = await haveArrived(text.content);
      if (arrived === true) settle(await send(text));
      else setProblem(arrived);
    } catch (error) {
      const code = codeOf(error);
      setProblem(publishProblem(code));
      if (isSessionOver(code)) void dropSession();
    }
    isSending.current = false;
    setBusy(false);
  };
  return { isBusy, problem, publish };
}
