import { useRef, useState } from 'react';
import { hasVisible } from '#site/plain-text.ts';
import { DESK_TEXT, isSessionOver, publishProblem } from '#text/press/desk.ts';
import { ARTICLE_LIMITS, readyText, tooLong, type ArticleText } from '#site/press/article-text.ts';
import type { Draft } from './drafts.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { newArticleId, publishArticle, saveEdit, type WriteResult } from '#features/press/database/press-writes.ts';
import { dropSession, useSession } from '#firebase/session.ts';

interface PublishingOptions {
  draft: Draft;
  /** Continues the draft from another state of its article, or as a new article. */
  rebase: (base: Draft['base'], id?: string) => void;
  /** Told before a new article is sent. */
  markSent: (text: ArticleText) => void;
  /** Told once the server has it. */
  onDone: () => void;
}

/** What is longer than the database takes. @returns null: it may be sent */
function problemOf(text: ArticleText): string | null {
  const [long] = tooLong(text);
  return long ? DESK_TEXT.tooLong(DESK_TEXT[long], ARTICLE_LIMITS[long]) : null;
}

/** Publishes a draft, or saves an edit. Whatever fails, the text stays in the form and on the device. */
export function usePublishing({ draft, rebase, markSent, onDone }: PublishingOptions) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Not the state: a second tap may come before the page is drawn again. */
  const isSending = useRef(false);

  const send = (text: ArticleText): Promise<WriteResult> => {
    if (draft.base) return saveEdit(draft.id, draft.base, text);
    markSent(text);
    return publishArticle(draft, text);
  };

  const settle = (result: WriteResult) => {
    if (result.kind === 'saved') return onDone();
    if (result.kind === 'gone') {
      setProblem(DESK_TEXT.gone);
      return rebase(null, newArticleId());
    }
    const { title, summary, content } = result.theirs;
    setProblem(`${DESK_TEXT.conflict}\n\n${title}\n${summary}\n${content}`);
    rebase({ title, summary, content });
  };

  const publish = async () => {
    if (isSending.current) return;
    const text = readyText(draft);
    if (!hasVisible(text.title) || !hasVisible(text.summary)) return window.alert(DESK_TEXT.missing);
    const isSignedOut = useSession.getState().status === 'signed-out';
    const found = isSignedOut ? publishProblem('unauthenticated') : problemOf(text);
    setProblem(found ?? '');
    if (found) return;
    isSending.current = true;
    setBusy(true);
    try {
      settle(await send(text));
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
