import styles from './logo.module.css';

/** The development's mark and name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <img src="/favicon.svg" width="32" height="32" alt="" />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
