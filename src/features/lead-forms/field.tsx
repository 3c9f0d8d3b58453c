import { useId } from 'react';
import { FORM_TEXT } from '#text/forms.ts';
import { useKiosk } from '#ui/kiosk.ts';
import { FieldError } from './field-error.tsx';
import type { FieldSpec } from './form-fields.ts';
import styles from './lead-form.module.css';

interface FieldProps {
  spec: FieldSpec;
  initial: string;
  error: string | undefined;
}

/** What no visitor sees: what is sent with its value, and the trap. */
function UnseenField({ spec: { type, name, value, label } }: { spec: FieldSpec }) {
  if (type === 'hidden') return <input type="hidden" name={name} value={value} />;
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A labelled input with its hint and, beside it, what is wrong with it. */
export function Field({ spec, initial, error }: FieldProps) {
  const id = useId();
  const isShared = useKiosk(({ isOn }) => isOn);
  if (spec.type === 'trap' || spec.type === 'hidden') return <UnseenField spec={spec} />;
  const control = {
    id,
    name: spec.name,
    defaultValue: initial,
    required: spec.need === 'required',
    maxLength: spec.maxLength,
    autoComplete: isShared ? 'off' : spec.autoComplete,
    placeholder: spec.placeholder,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [spec.hint && `${id}hint`, `${id}error`].filter(Boolean).join(' '),
    'data-missing': spec.missing,
    'data-mismatch': spec.mismatch,
    className: styles.control,
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
      <FieldError id={`${id}error`} of={spec.name} error={error} />
    </div>
  );
}
