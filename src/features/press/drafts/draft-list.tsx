import { useEffect, useState } from 'react';
import { plainLine } from '#site/plain-text.ts';
import { DESK_TEXT } from '#text/press/desk.ts';
import { DRAFT_TEXT } from '#text/press/drafts.ts';
import { Button } from '#ui/controls/button.tsx';
import { articleMoment } from '#features/press/article/article-date.ts';
import { dropFromAccount } from './account-drafts.ts';
import { draftsOf, forgetDraft, type Draft } from './drafts.ts';
import styles from '#features/press/desk/desk.module.css';

interface DraftListProps {
  siteId: string;
  /** The draft in the form, which is not listed. */
  current: string;
  /** Those of the account that this device has not. */
  elsewhere: readonly Draft[];
  onContinue: (draft: Draft) => void;
  onRemoved: () => void;
}

/** What was typed in another tab, before this one was closed, or on another device of the account. */
export function DraftList({ siteId, current, elsewhere, onContinue, onRemoved }: DraftListProps) {
  const [here, setHere] = useState<Draft[]>([]);
  useEffect(() => {
    const read = () => setHere(draftsOf(siteId).filter(({ id, base }) => id !== current && base === null));
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [siteId, current, elsewhere]);
  const drafts = [...here, ...elsewhere.filter(({ id }) => id !== current)].sort((a, b) => b.savedAt - a.savedAt);
  if (drafts.length === 0) return null;
  const remove = (draft: Draft) => {
    forgetDraft(draft.id);
    setHere((before) => before.filter(({ id }) => id !== draft.id));
    dropFromAccount(draft);
    onRemoved();
  };
  return (
    <section aria-label={DESK_TEXT.drafts} className={styles.drafts}>
      <h3>{DESK_TEXT.drafts}</h3>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <p>
              <bdi>{plainLine(draft.title) || DESK_TEXT.untitled}</bdi>{' '}
              <small>
                {articleMoment(new Date(draft.savedAt))}
                {elsewhere.includes(draft) && ` · ${DRAFT_TEXT.elsewhere}`}
              </small>
            </p>
            <Button look="light" onClick={() => onContinue(draft)}>
              {DESK_TEXT.continueDraft}
            </Button>
            <Button look="light" onClick={() => remove(draft)}>
              {DESK_TEXT.removeDraft}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
