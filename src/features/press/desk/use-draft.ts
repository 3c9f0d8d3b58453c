import { useCallback, useRef, useState } from 'react';
import type { ArticleField, ArticleText } from '#site/press/article-text.ts';
import { draftsOf, forgetDraft, keepDraft, type Draft } from './drafts.ts';

type Keeping = 'untouched' | 'kept' | 'not-kept';

/** A draft that is written to this device with every letter, and found again after a reload. */
export function useDraft(begun: Draft) {
  const [draft, setDraft] = useState<Draft>(() => draftsOf(begun.siteId).find(({ id }) => id === begun.id) ?? begun);
  const [keeping, setKeeping] = useState<Keeping>(draft.savedAt > 0 ? 'kept' : 'untouched');
  const latest = useRef(draft);

  const keep = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
    setKeeping(keepDraft(next) ? 'kept' : 'not-kept');
  }, []);
  const change = useCallback(
    (field: ArticleField, text: string) => keep({ ...latest.current, [field]: text, savedAt: Date.now() }),
    [keep],
  );
  /** The edit goes on from another state of the article, or as a new one. */
  const rebase = useCallback(
    (base: Draft['base'], id = latest.current.id) => keep({ ...latest.current, base, id, sent: null }),
    [keep],
  );
  /** What is being sent is kept before it is sent. */
  const markSent = useCallback((sent: ArticleText) => keep({ ...latest.current, sent, savedAt: Date.now() }), [keep]);
  const forget = useCallback(() => forgetDraft(latest.current.id), []);
  return { draft, keeping, change, rebase, markSent, forget };
}
