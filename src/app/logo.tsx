import styles from './logo.module.css';

/** The development's mark and name: four towers on one podium. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path
          d="M4 27h24M7 27V11h3.4v16M12.4 27V6h3.4v21M17.8 27V9h3.4v18M23.2 27V13h2.6v14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
