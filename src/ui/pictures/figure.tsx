import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureProps {
  /** The honest line under it. */
  notice?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** What is drawn, with the line that says what it is not. */
export function Figure({ notice, className, children }: FigureProps) {
  return (
    <figure className={className}>
      {children}
      {notice && <figcaption className={styles.notice}>{notice}</figcaption>}
    </figure>
  );
}
