import { ERROR_OF, mark } from '#protocol/page/page-marks.ts';
import styles from '#features/lead-forms/lead-form.module.css';

interface FieldErrorProps {
  id?: string;
  /** Name of the field. */
  of: string;
  error: string | undefined;
}

/** Beside a field, what is wrong with it. Its place is always there: the early script may have written into it. */
export const FieldError = ({ id, of, error = '' }: FieldErrorProps) => (
  <p id={id} {...mark(ERROR_OF, of)} hidden={error === ''} className={styles.error} suppressHydrationWarning>
    {error}
  </p>
);
