import { useState } from 'react';
import { enlarge, enlargedPlan, shrink } from '#text/controls.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './plan-frame.module.css';

interface PlanFrameProps {
  picture: { name: string; alt: string };
  /** The honest line under the plan. */
  notice: string;
}

/** A plan on its paper; one button enlarges it, then it scrolls within its frame. */
export function PlanFrame({ picture, notice }: PlanFrameProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <figure>
      <div className={styles.frame}>
        <div
          className={styles.paper}
          data-large={isLarge}
          {...(isLarge && { role: 'region', tabIndex: 0, 'aria-label': enlargedPlan })}
        >
          <Picture
            {...picture}
            early
            sizes={isLarge ? '2000px' : '(max-width: 900px) 100vw, 60vw'}
            className={styles.plan}
          />
        </div>
        <button type="button" className={styles.zoom} aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {isLarge ? shrink : enlarge}
        </button>
      </div>
      <figcaption className={styles.notice}>{notice}</figcaption>
    </figure>
  );
}
