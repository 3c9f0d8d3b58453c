import { clsx } from 'clsx';
import { keepMeasures } from '#ui/style/measures.ts';
import styles from './rows.module.css';

interface RowsProps {
  rows: readonly { label: string; value: string }[];
  className?: string | undefined;
}

/** Labels with their values, one pair a line. */
export function Rows({ rows, className }: RowsProps) {
  return (
    <dl className={clsx(styles.rows, className)}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd>{keepMeasures(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
