import { useCallback, useRef, useState } from 'react';
import type { ArticleText } from '#site/press/article-text.ts';
import { forgetDraft, keepDraft, keptDraft, type Draft } from './drafts.ts';

/** Whether this device could keep what was typed. */
export type Keeping = 'untouched' | 'kept' | 'not-kept';

/** What somebody types. */
export type Typed = Partial<Pick<Draft, 'title' | 'summary' | 'content' | 'publishAt'>>;

/** A draft that is written to this device with every letter, and found again after a reload. */
export function useDraft(begun: Draft) {
  const [draft, setDraft] = useState<Draft>(() => keptDraft(begun.id) ?? begun);
  const [keeping, setKeeping] = useState<Keeping>(draft.savedAt > 0 ? 'kept' : 'untouched');
  const latest = useRef(draft);

  const keep = useCallback((next: Draft) => {
    if (next.id !== latest.current.id) forgetDraft(latest.current.id);
    latest.current = next;
    setDraft(next);
    setKeeping(keepDraft(next) ? 'kept' : 'not-kept');
  }, []);
  const change = useCallback(
    (typed: Typed) => keep({ ...latest.current, ...typed, savedAt: Date.now(), isChanged: true }),
    [keep],
  );
  /** The edit goes on from another state of the article, or as a new one. A date is over once there is an article. */
  const rebase = useCallback(
    (base: Draft['base'], id = latest.current.id) => {
      const date = base && { publishAt: '', scheduled: null };
      keep({ ...latest.current, ...date, base, id, sent: null });
    },
    [keep],
  );
  /** What is being sent is kept before it is sent. */
  const markSent = useCallback((sent: ArticleText) => keep({ ...latest.current, sent, savedAt: Date.now() }), [keep]);
  /** What the account, or somebody else, made of it. */
  const adopt = useCallback(
    (stored: Partial<Pick<Draft, 'id' | 'account' | 'isChanged' | 'scheduled'>>) =>
      keep({ ...latest.current, ...stored }),
    [keep],
  );
  const forget = useCallback(() => forgetDraft(latest.current.id), []);
  const now = useCallback(() => latest.current, []);
  return { draft, keeping, change, rebase, markSent, adopt, forget, now };
}
