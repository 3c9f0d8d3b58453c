import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { keepMeasures } from '#ui/style/measures.ts';
import layout from '#ui/style/layout.module.css';
import styles from './section-head.module.css';

interface SectionHeadProps {
  title: string;
  /** Small line above the title. */
  eyebrow?: ReactNode;
  lead?: string | undefined;
  className?: string | undefined;
}

/** The opening of a page's part: eyebrow, heading, a sentence or two. */
export function SectionHead({ title, eyebrow, lead, className }: SectionHeadProps) {
  return (
    <div className={clsx(styles.head, className)}>
      {eyebrow && <p className={layout.eyebrow}>{eyebrow}</p>}
      <h2 className={styles.title}>{keepMeasures(title)}</h2>
      {lead && <p className={layout.lead}>{keepMeasures(lead)}</p>}
    </div>
  );
}
