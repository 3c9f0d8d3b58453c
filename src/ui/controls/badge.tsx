import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short mark that qualifies what it stands beside. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
