import { useId } from 'react';
import { fieldOptions, type OptionLists } from '#forms/field-options.ts';
import type { ChoiceField as Spec } from '#forms/field-spec.ts';
import { errorAttributes } from './error-attributes.ts';
import { describedBy, FieldLabel, FieldNotes } from './field-words.tsx';
import styles from '#features/lead-forms/lead-form.module.css';

interface ChoiceFieldProps {
  field: Spec;
  lists: OptionLists;
  initial: string;
  error: string | undefined;
}

/**
 * All options of a field, one to be ticked. The group has the field's name too: it stands for the field where the early
 * script marks what is wrong (form-view.ts).
 */
export function ChoiceField({ field, lists, initial, error }: ChoiceFieldProps) {
  const id = useId();
  const isRequired = field.need === 'required';
  return (
    <fieldset
      name={field.name}
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, field)}
      className={styles.choice}
    >
      <legend className={styles.label}>
        <FieldLabel field={field} />
      </legend>
      {fieldOptions(field.options, lists).map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={field.name}
            value={option}
            defaultChecked={option === initial}
            required={isRequired}
            {...errorAttributes(field.errors)}
          />
          <span>{option}</span>
        </label>
      ))}
      <FieldNotes id={id} field={field} error={error} />
    </fieldset>
  );
}
