import { useEffect, useState } from 'react';
import { plainLine } from '#site/plain-text.ts';
import { DESK_TEXT } from '#text/press/desk.ts';
import { Button } from '#ui/controls/button.tsx';
import { articleMoment } from '#features/press/article/article-date.ts';
import { draftsOf, forgetDraft, type Draft } from './drafts.ts';
import styles from './desk.module.css';

interface DraftListProps {
  siteId: string;
  /** The draft in the form, which is not listed. */
  current: string;
  onContinue: (draft: Draft) => void;
}

/** What was typed on this device in another tab, or before this one was closed. */
export function DraftList({ siteId, current, onContinue }: DraftListProps) {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  useEffect(() => {
    const read = () => setDrafts(draftsOf(siteId).filter(({ id, base }) => id !== current && base === null));
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [siteId, current]);
  if (drafts.length === 0) return null;
  const remove = (id: string) => {
    forgetDraft(id);
    setDrafts((before) => before.filter((draft) => draft.id !== id));
  };
  return (
    <section aria-label={DESK_TEXT.drafts} className={styles.drafts}>
      <h3>{DESK_TEXT.drafts}</h3>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <p>
              <bdi>{plainLine(draft.title) || DESK_TEXT.untitled}</bdi>{' '}
              <small>{articleMoment(new Date(draft.savedAt))}</small>
            </p>
            <Button look="light" onClick={() => onContinue(draft)}>
              {DESK_TEXT.continueDraft}
            </Button>
            <Button look="light" onClick={() => remove(draft.id)}>
              {DESK_TEXT.removeDraft}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
