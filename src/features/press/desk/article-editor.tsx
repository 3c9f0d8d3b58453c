import { useState } from 'react';
import { recall, remember } from '#browser/device-memory.ts';
import { DESK_TEXT } from '#text/press/desk.ts';
import { ArticleForm } from './article-form.tsx';
import { DraftList } from './draft-list.tsx';
import { forgetDraft, keepDraft, type Draft } from './drafts.ts';
import { newArticleId } from '#features/press/database/press-writes.ts';
import form from '#ui/style/form.module.css';

interface ArticleEditorProps {
  siteId: string;
  onPublished: () => void;
}

const TAB_KEY = 'modelhouse:press-draft-of-tab';

/** The id of this tab's new article; a reload keeps it, and so what was typed under it. */
function idOfTab(isNew = false): string {
  const id = (isNew ? null : recall(TAB_KEY, 'sessionStorage')) ?? newArticleId();
  remember(TAB_KEY, id, 'sessionStorage');
  return id;
}

const emptyDraft = (siteId: string, id: string): Draft => ({
  id,
  siteId,
  title: '',
  summary: '',
  content: '',
  base: null,
  sent: null,
  savedAt: 0,
});

/**
 * A draft that goes on here. It gets an id of this tab's own, because the tab that began it may still be open; but one
 * that was sent keeps its id: it may be published already, and must not be published twice.
 */
function takeOver(draft: Draft): Draft {
  if (draft.sent) return draft;
  const taken = { ...draft, id: idOfTab(true) };
  if (keepDraft(taken)) forgetDraft(draft.id);
  return taken;
}

/** The form for a new article, and the drafts that other tabs or times have left. */
export function ArticleEditor({ siteId, onPublished }: ArticleEditorProps) {
  const [begun, setBegun] = useState<Draft>(() => emptyDraft(siteId, idOfTab()));
  const [hasPublished, setPublished] = useState(false);
  return (
    <>
      <h2 className={form.heading}>{DESK_TEXT.write}</h2>
      <DraftList
        siteId={siteId}
        current={begun.id}
        onContinue={(draft) => {
          setBegun(takeOver(draft));
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
          <p className={form.good}>
            {DESK_TEXT.published} {__FIREBASE__ && DESK_TEXT.nextBuild}
          </p>
        )}
      </div>
    </>
  );
}
