import { useRef, useState, type SyntheticEvent } from 'react';
import { DraftPlace } from '#features/press/drafts/draft-place.tsx';
import { ArticleFields } from './article-fields.tsx';
import { FormActions } from './form-actions.tsx';
import { ArticlePreview } from './article-preview.tsx';
import type { Draft } from '#features/press/drafts/drafts.ts';
import { useDraft } from '#features/press/drafts/use-draft.ts';
import { usePictures } from '#features/press/pictures/use-pictures.ts';
import { useFollowing } from '#features/press/drafts/use-following.ts';
import { PublishAtField } from '#features/press/schedule/publish-at-field.tsx';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import { usePublishing } from './use-publishing.ts';
import form from '#ui/style/form.module.css';

interface ArticleFormProps {
  /** What the form begins with; what is kept on the device under its id goes before it. */
  begun: Draft;
  /** Told once the server has it. `at`: when it will be published; null: it is. */
  onSaved?: (at: Date | null) => void;
  /** Told after that, unless somebody wrote on meanwhile. */
  onDone: (at: Date | null) => void;
  /** Ends an edit without saving; what was typed is forgotten. */
  onCancel: () => void;
  /** Told of another id, under which the draft goes on. */
  onMoved?: (id: string) => void;
}

const nothing = () => {};

const submitting = (publish: () => Promise<void>) => (event: SyntheticEvent) => {
  event.preventDefault();
  void publish();
};

/** Title, summary and body of an article, new or edited. Nothing typed is lost before the server has it. */
export function ArticleForm({ begun, onSaved = nothing, onDone, onCancel, onMoved = nothing }: ArticleFormProps) {
  const { draft, keeping, change, rebase, markSent, adopt, forget, now } = useDraft(begun);
  const { place, store, alone, end } = useFollowing({ draft, now, adopt, onCopied: onMoved });
  const pictures = usePictures(begun.siteId);
  const date = useRef<HTMLInputElement>(null);
  const [previewed, setPreviewed] = useState<Date | null>(null);
  /** Only what is an article already, or waits to be one, is left as it was: a new one is a draft. */
  const isEdit = Boolean(begun.base ?? draft.base ?? draft.scheduled);
  const leave = (after: (at: Date | null) => void) => (at: Date | null) => {
    end();
    forget();
    after(at);
  };
  const { isBusy, problem, publish } = usePublishing({
    now,
    isDateUnclear: () => date.current?.validity.badInput ?? false,
    alone,
    rebase,
    markSent,
    adopt,
    haveArrived: pictures.haveArrived,
    onSaved,
    onDone: leave(onDone),
  });
  return (
    <form className={form.form} noValidate onBlur={store} onSubmit={submitting(publish)}>
      <ArticleFields
        text={draft}
        siteId={draft.siteId}
        pictures={pictures}
        onChange={(field, text) => change({ [field]: text })}
      />
      {!draft.base && (
        <PublishAtField value={draft.publishAt} onChange={(publishAt) => change({ publishAt })} field={date} />
      )}
      {draft.scheduled && <p className={form.hint}>{SCHEDULE_TEXT.changing}</p>}
      <div role="alert" className={form.problem}>
        {problem}
      </div>
      <FormActions
        draft={draft}
        isBusy={isBusy}
        onPreview={() => setPreviewed(new Date())}
        onCancel={isEdit ? () => leave(onCancel)(null) : undefined}
      />
      <DraftPlace draft={draft} keeping={keeping} place={place} />
      {previewed && (
        <ArticlePreview
          text={draft}
          siteId={draft.siteId}
          waiting={pictures.shown}
          date={previewed}
          onClose={() => setPreviewed(null)}
        />
      )}
    </form>
  );
}
