import { useRef, useState } from 'react';
import { hasVisible } from '#site/plain-text.ts';
import { DESK_TEXT, isSessionOver, publishProblem } from '#text/press/desk.ts';
import { MARK_TEXT } from '#text/press/marks.ts';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import type { ArticleText } from '#site/press/article-text.ts';
import type { Draft } from '#features/press/drafts/drafts.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { newArticleId, publishArticle, saveEdit, type WriteResult } from '#features/press/database/press-writes.ts';
import { saveScheduled, type ScheduleResult } from '#features/press/schedule/schedule-writes.ts';
import { dropSession, useSession } from '#firebase/session.ts';
import { isChangedSince, problemOf, sentDraft, type SentDraft } from './sent-draft.ts';

interface PublishingOptions {
  /** The draft as it is now. */
  now: () => Draft;
  /** Whether its date is only half written. */
  isDateUnclear: () => boolean;
  /** Does work beside which the draft is not stored: that may give it another id. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Continues the draft from another state of its article, or as a new article. */
  rebase: (base: Draft['base'], id?: string) => void;
  /** Told before a new article is sent. */
  markSent: (text: ArticleText) => void;
  /** Told in which version somebody else has put what waits for its date. */
  adopt: (stored: Pick<Draft, 'scheduled'>) => void;
  /** Whether the pictures of a text are at the storage; tries those again that are not. */
  haveArrived: (content: string) => Promise<boolean>;
  /** Told once the server has it. `at`: when it will be published; null: it is. */
  onDone: (at: Date | null) => void;
}

const linesOf = ({ title, summary, content }: ArticleText) => `${title}\n${summary}\n${content}`;

/** Publishes a draft, at once or at its date, or saves an edit. Whatever fails, the text stays in the form and on the device. */
export function usePublishing(options: PublishingOptions) {
  const { now, isDateUnclear, alone, rebase, markSent, adopt, haveArrived, onDone } = options;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Not the state: a second tap may come before the page is drawn again. */
  const isSending = useRef(false);

  const send = ({ draft, text, at }: SentDraft): Promise<WriteResult | ScheduleResult> => {
    if (draft.base) return saveEdit(draft.id, draft.base, text);
    if (at || draft.scheduled) return saveScheduled(draft, text, at);
    markSent(text);
    return publishArticle(draft, text);
  };

  const settle = (sent: SentDraft, result: WriteResult | ScheduleResult) => {
    if (result.kind === 'saved') {
      if (!isChangedSince(sent, now())) return onDone(sent.at);
      setProblem(sent.at ? SCHEDULE_TEXT.wroteOn : DESK_TEXT.wroteOn);
      return sent.at && 'version' in result ? adopt({ scheduled: result.version }) : rebase(sent.text);
    }
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

  const isRefused = (sent: SentDraft): boolean => {
    if (!hasVisible(sent.text.title) || !hasVisible(sent.text.summary)) {
      window.alert(DESK_TEXT.missing);
      return true;
    }
    const isSignedOut = useSession.getState().status === 'signed-out';
    const found = isSignedOut ? publishProblem('unauthenticated') : problemOf(sent, isDateUnclear());
    setProblem(found ?? '');
    return found !== null;
  };

  /** Pictures may take a minute, in which somebody writes on: what then stands there is sent. */
  const sendWithPictures = async (): Promise<void> => {
    const { content } = sentDraft(now()).text;
    if (!(await haveArrived(content))) return setProblem(MARK_TEXT.beforePublishing);
    const sent = sentDraft(now());
    if (sent.text.content !== content) return sendWithPictures();
    if (!isRefused(sent)) settle(sent, await send(sent));
  };

  const publish = async () => {
    if (isSending.current || isRefused(sentDraft(now()))) return;
    isSending.current = true;
    setBusy(true);
    try {
      await alone(sendWithPictures);
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
