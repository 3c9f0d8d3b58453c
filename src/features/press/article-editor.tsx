import { useState } from 'react';
import { DESK_TEXT } from '#text/press-desk.ts';
import { ArticleForm } from './article-form.tsx';
import { DraftList } from './draft-list.tsx';
import { forgetDraft, keepDraft, type Draft } from './drafts.ts';
import { newArticleId } from './press-writes.ts';
import styles from './desk.module.css';

interface ArticleEditorProps {
  siteId: string;
  onPublished: () => void;
}

const TAB_KEY = 'modelhouse:press-draft-of-tab';

/** The id of this tab's new article; a reload keeps it, and so what was typed under it. */
function idOfTab(isNew = false): string {
  try {
    const known = isNew ? null : sessionStorage.getItem(TAB_KEY);
    const id = known ?? newArticleId();
    sessionStorage.setItem(TAB_KEY, id);
    return id;
  } catch {
    return newArticleId();
  }
}

const emptyDraft = (siteId: string, id: string): Draft => ({
  id,
  siteId,
  title: '',
  summary: '',
  content: '',
  base: null,
  savedAt: 0,
});

/** The form for a new article, and the drafts that other tabs or times have left. */
export function ArticleEditor({ siteId, onPublished }: ArticleEditorProps) {
  const [begun, setBegun] = useState<Draft>(() => emptyDraft(siteId, idOfTab()));
  const [hasPublished, setPublished] = useState(false);
  return (
    <>
      <h2 className={styles.heading}>{DESK_TEXT.write}</h2>
      <DraftList
        siteId={siteId}
        current={begun.id}
        onContinue={(draft) => {
          // Under an id of this tab's own: the tab that began it may still be open.
          const taken = { ...draft, id: idOfTab(true) };
          if (keepDraft(taken)) forgetDraft(draft.id);
          setBegun(taken);
          setPublished(false);
        }}
      />
      <ArticleForm
        key={begun.id}
        begun={begun}
        onDone={() => {
          setBegun(emptyDraft(siteId, idOfTab(true)));
          setPublished(true);
          onPublished();
        }}
      />
      <div role="status">
        {hasPublished && (
          <p className={styles.good}>
            {DESK_TEXT.published} {__FIREBASE__ && DESK_TEXT.nextBuild}
          </p>
        )}
      </div>
    </>
  );
}
