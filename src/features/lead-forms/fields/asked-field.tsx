import { useId } from 'react';
import { fieldOptions, type OptionLists } from '#forms/field-options.ts';
import type { DateField, SelectField, TextField } from '#forms/field-spec.ts';
import { FIELD_ERROR_TEXT, FORM_TEXT } from '#text/forms.ts';
import { useKiosk } from '#ui/kiosk.ts';
import { errorAttributes } from './error-attributes.ts';
import { describedBy, FieldLabel, FieldNotes } from './field-words.tsx';
import styles from '#features/lead-forms/lead-form.module.css';

interface AskedFieldProps {
  field: TextField | SelectField | DateField;
  lists: OptionLists;
  initial: string;
  error: string | undefined;
}

/** A labelled control with its hint and, beside it, what is wrong with it. */
export function AskedField({ field, lists, initial, error }: AskedFieldProps) {
  const id = useId();
  const isShared = useKiosk(({ isOn }) => isOn);
  const control = {
    id,
    name: field.name,
    defaultValue: initial,
    required: field.need === 'required',
    autoComplete: isShared ? 'off' : field.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, field),
    className: styles.control,
    ...errorAttributes({ tooLong: FIELD_ERROR_TEXT.tooLong, ...field.errors }),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <FieldLabel field={field} />
      </label>
      <Control field={field} lists={lists} control={control} />
      <FieldNotes id={id} field={field} error={error} />
    </div>
  );
}

interface ControlProps extends Pick<AskedFieldProps, 'field' | 'lists'> {
  /** What every kind of control is given. */
  control: { id: string; name: string; defaultValue: string; required: boolean };
}

function Control({ field, lists, control }: ControlProps) {
  switch (field.control) {
    case 'multiline':
      return <textarea rows={5} maxLength={field.maxLength} placeholder={field.placeholder} {...control} />;
    case 'select':
      return (
        <select {...control}>
          <option value="">{FORM_TEXT.choose}</option>
          {fieldOptions(field.options, lists).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'date':
      return <input type="date" {...control} />;
    case 'text':
    case 'tel':
      return (
        <input
          type={field.control}
          inputMode={field.inputMode}
          pattern={field.pattern}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          {...control}
        />
      );
  }
}
