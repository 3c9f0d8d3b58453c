import { useRef, useState } from 'react';
import { hasVisible } from '#site/plain-text.ts';
import { DESK_TEXT, isSessionOver, publishProblem } from '#text/press/desk.ts';
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
  /** Whether the pictures of a text are at the storage; tries those again that are not. @returns true, or why not */
  haveArrived: (content: string) => Promise<true | string>;
  /** Told once the server has it. `at`: when it will be published; null: it is. */
  onSaved: (at: Date | null) => void;
  /** Told after that, unless somebody wrote on meanwhile. */
  onDone: (at: Date | null) => void;
}

const linesOf = ({ title, summary, content }: ArticleText) => `${title}\n${summary}\n${content}`;

type Result = WriteResult | ScheduleResult;

type SettleOptions = Pick<PublishingOptions, 'now' | 'rebase' | 'adopt' | 'onSaved' | 'onDone'>;

/** What becomes of a draft that the server has. @returns what to say; empty: all of it is there */
function keepChanges({ now, rebase, adopt, onSaved, onDone }: SettleOptions, sent: SentDraft, result: Result): string {
  onSaved(sent.at);
  if (!isChangedSince(sent, now())) {
    onDone(sent.at);
    return '';
  }
  if (sent.at && 'version' in result) adopt({ scheduled: result.version });
  else rebase(sent.text);
  return sent.at ? SCHEDULE_TEXT.wroteOn : DESK_TEXT.wroteOn;
}

/** Goes on with a draft by what the server made of it. @returns what to say; empty: all of it is there */
function settle(options: SettleOptions, sent: SentDraft, result: Result): string {
  if (result.kind === 'saved') return keepChanges(options, sent, result);
  if (result.kind === 'gone') {
    options.rebase(null, newArticleId());
    return DESK_TEXT.gone;
  }
  if (result.kind === 'overtaken') {
    options.adopt({ scheduled: result.theirs.version });
    return `${SCHEDULE_TEXT.overtaken}\n\n${linesOf(result.theirs.text)}`;
  }
  const isPublished = result.kind === 'published';
  const { title, summary, content } = isPublished ? result.article : result.theirs;
  const base = { title, summary, content };
  options.rebase(base);
  return `${isPublished ? SCHEDULE_TEXT.published : DESK_TEXT.conflict}\n\n${linesOf(base)}`;
}

/** Publishes a draft, at once or at its date, or saves an edit. Whatever fails, the text stays in the form and on the device. */
export function usePublishing(options: PublishingOptions) {
  const { now, isDateUnclear, alone, markSent, haveArrived } = options;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Not the state: a second tap may come before the page is drawn again. */
  const isSending = useRef(false);

  const send = ({ draft, text, at }: SentDraft): Promise<Result> => {
    if (draft.base) return saveEdit(draft.id, draft.base, text);
    if (at || draft.scheduled) return saveScheduled(draft, text, at);
    markSent(text);
    return publishArticle(draft, text);
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
    const arrived = await haveArrived(content);
    if (arrived !== true) return setProblem(arrived);
    const sent = sentDraft(now());
    if (sent.text.content !== content) return sendWithPictures();
    if (!isRefused(sent)) setProblem(settle(options, sent, await send(sent)));
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
