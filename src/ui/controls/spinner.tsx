import styles from './spinner.module.css';

/** Three dots while something loads; `label` is what screen readers hear. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.spinner}>
      <span />
      <span />
      <span />
    </div>
  );
}
