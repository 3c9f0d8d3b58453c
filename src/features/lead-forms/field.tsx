import { useId, type FormEvent } from 'react';
import { FORM_TEXT } from '#text/forms.ts';
import { useKiosk } from '#ui/kiosk.ts';
import type { FieldSpec } from './form-fields.ts';
import styles from './lead-form.module.css';

interface FieldProps {
  spec: FieldSpec;
  initial: string;
  error: string | undefined;
  onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** A labelled input with its hint and, beside it, what is wrong with it. */
export function Field({ spec, initial, error, onInvalid }: FieldProps) {
  const id = useId();
  const isShared = useKiosk(({ isOn }) => isOn);
  const describedBy = [spec.hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined;
  const control = {
    id,
    name: spec.name,
    defaultValue: initial,
    required: spec.need === 'required',
    maxLength: spec.maxLength,
    autoComplete: isShared ? 'off' : spec.autoComplete,
    placeholder: spec.placeholder,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    className: styles.control,
    onInvalid,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {spec.label}{' '}
        <span className={styles.need}>{spec.need === 'optional' ? FORM_TEXT.optional : FORM_TEXT.required}</span>
      </label>
      {spec.type === 'multiline' ? (
        <textarea rows={5} {...control} />
      ) : (
        <input type={spec.type} inputMode={spec.inputMode} pattern={spec.pattern} {...control} />
      )}
      {spec.hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {spec.hint}
        </p>
      )}
      {error && (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
