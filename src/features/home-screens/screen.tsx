import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import styles from './home-screens.module.css';
import later from './later-screens.module.css';

interface ScreenProps {
  /** Anchor, where links lead to the screen. */
  id?: string;
  label: string;
  /** `titled`: what titles beside a picture stand on. */
  tone?: 'plain' | 'tinted' | 'dark' | 'titled';
  /** What the page begins with. */
  isFirst?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One of the home page's eight screens; the wheel stops at each. */
export function Screen({ id, label, tone = 'plain', isFirst = false, className, children }: ScreenProps) {
  return (
    <section
      id={id}
      data-screen=""
      {...(!isFirst && mark(BELOW_FOLD))}
      aria-label={label}
      className={clsx(
        styles.screen,
        tone === 'tinted' && later.tinted,
        tone === 'dark' && styles.dark,
        tone === 'titled' && styles.titled,
        className,
      )}
    >
      {children}
    </section>
  );
}

interface HeadingProps {
  eyebrow: string;
  title: string;
  text: string | null;
  /** The page's own heading; every other screen has an h2. */
  level?: 1 | 2;
  className?: string | undefined;
}

export function ScreenHeading({ eyebrow, title, text, level = 2, className }: HeadingProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.heading}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <Title className={className ?? later.title}>{keepMeasures(title)}</Title>
      {text && <p className={styles.text}>{keepMeasures(text)}</p>}
    </div>
  );
}
