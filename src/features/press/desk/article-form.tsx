import { useState } from 'react';
import { DESK_TEXT } from '#text/press/desk.ts';
import { Button } from '#ui/controls/button.tsx';
import { articleMoment } from '#features/press/article/article-date.ts';
import { ArticleFields } from './article-fields.tsx';
import { ArticlePreview } from './article-preview.tsx';
import type { Draft } from './drafts.ts';
import { useDraft } from './use-draft.ts';
import { usePublishing } from './use-publishing.ts';
import form from '#ui/style/form.module.css';

interface ArticleFormProps {
  /** What the form begins with; what is kept on the device under its id goes before it. */
  begun: Draft;
  /** Told once it is published or saved. */
  onDone: () => void;
  /** Ends an edit without saving; what was typed is forgotten. */
  onCancel?: () => void;
}

/** Title, summary and body of an article, new or edited. Nothing typed is lost before the server has it. */
export function ArticleForm({ begun, onDone, onCancel }: ArticleFormProps) {
  const { draft, keeping, change, rebase, markSent, forget } = useDraft(begun);
  const [previewed, setPreviewed] = useState<Date | null>(null);
  const leave = (after: () => void) => () => {
    forget();
    after();
  };
  const { isBusy, problem, publish } = usePublishing({ draft, rebase, markSent, onDone: leave(onDone) });
  const [label, busyLabel] = draft.base ? [DESK_TEXT.save, DESK_TEXT.saving] : [DESK_TEXT.submit, DESK_TEXT.submitting];
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <ArticleFields text={draft} onChange={change} />
      <p className={form.hint}>
        {keeping === 'kept' && DESK_TEXT.kept(articleMoment(new Date(draft.savedAt)))}
        {keeping === 'not-kept' && DESK_TEXT.notKept}
      </p>
      <div role="alert" className={form.problem}>
        {problem}
      </div>
      <div className={form.actions}>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? busyLabel : label}
        </Button>
        <Button look="light" onClick={() => setPreviewed(new Date())}>
          {DESK_TEXT.preview}
        </Button>
        {onCancel && (
          <Button look="light" onClick={leave(onCancel)}>
            {DESK_TEXT.cancelEdit}
          </Button>
        )}
      </div>
      {previewed && <ArticlePreview text={draft} date={previewed} onClose={() => setPreviewed(null)} />}
    </form>
  );
}
