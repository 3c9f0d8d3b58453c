import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './labelled.module.css';

interface LabelledProps {
  /** An image that fills the frame's width. */
  picture: ReactNode;
  /** Name of the words, for screen readers. */
  label: string;
  /**
   * SVG placed in percent of the picture. The drawing has no view box, so that words keep their size while the
   * picture grows and shrinks under them.
   */
  children: ReactNode;
  /** Of the words. */
  className?: string | undefined;
}

/** A picture with real words over it: they can be selected, searched, translated and read aloud. */
export function Labelled({ picture, label, children, className }: LabelledProps) {
  return (
    <div className={styles.frame}>
      {picture}
      <svg role="group" aria-label={label} className={clsx(styles.labels, className)}>
        {children}
      </svg>
    </div>
  );
}
