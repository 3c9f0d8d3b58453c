import { DESK_TEXT } from '#text/press/desk.ts';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import { Button } from '#ui/controls/button.tsx';
import type { Draft } from '#features/press/drafts/drafts.ts';
import form from '#ui/style/form.module.css';

interface FormActionsProps {
  draft: Draft;
  isBusy: boolean;
  onPreview: () => void;
  /** Undefined: there is nothing that could be ended. */
  onCancel: (() => void) | undefined;
}

function labelsOf({ base, publishAt }: Draft): [label: string, busy: string] {
  if (base) return [DESK_TEXT.save, DESK_TEXT.saving];
  return publishAt ? [SCHEDULE_TEXT.submit, SCHEDULE_TEXT.submitting] : [DESK_TEXT.submit, DESK_TEXT.submitting];
}

/** The buttons under the article's form: what its text becomes, how it will look, and the way out of an edit. */
export function FormActions({ draft, isBusy, onPreview, onCancel }: FormActionsProps) {
  const [label, busyLabel] = labelsOf(draft);
  return (
    <div className={form.actions}>
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
      <Button look="light" onClick={onPreview}>
        {DESK_TEXT.preview}
      </Button>
      {onCancel && (
        <Button look="light" onClick={onCancel}>
          {DESK_TEXT.cancelEdit}
        </Button>
      )}
    </div>
  );
}
