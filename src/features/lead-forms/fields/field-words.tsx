import type { AskedField } from '#forms/field-spec.ts';
import { FORM_TEXT } from '#text/forms.ts';
import { FieldError } from './field-error.tsx';
import styles from '#features/lead-forms/lead-form.module.css';

/** What a field is called, and whether it must be filled in. */
export const FieldLabel = ({ field: { label, need } }: { field: AskedField }) => (
  <>
    {label} <span className={styles.need}>{need === 'optional' ? FORM_TEXT.optional : FORM_TEXT.required}</span>
  </>
);

interface FieldNotesProps {
  /** Of the field: `describedBy` makes the notes' ids of it. */
  id: string;
  field: AskedField;
  error: string | undefined;
}

/** Under a field, its hint and what is wrong with it. */
export const FieldNotes = ({ id, field: { name, hint }, error }: FieldNotesProps) => (
  <>
    {hint && (
      <p id={`${id}hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    <FieldError id={`${id}error`} of={name} error={error} />
  </>
);

/** Ids of the notes that describe a field. */
export const describedBy = (id: string, { hint }: AskedField): string =>
  [hint && `${id}hint`, `${id}error`].filter(Boolean).join(' ');
