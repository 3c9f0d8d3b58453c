import type { UnaskedField as Spec } from '#forms/field-spec.ts';
import styles from '#features/lead-forms/lead-form.module.css';

/** What no visitor sees: what is sent with its value, and the trap. */
export function UnaskedField({ field }: { field: Spec }) {
  if (field.control === 'hidden') return <input type="hidden" name={field.name} value={field.value} />;
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {field.label}
        <input type="text" name={field.name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
