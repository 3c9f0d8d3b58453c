import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './scroll-region.module.css';

interface ScrollRegionProps {
  /** Name for screen readers. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Keeps what is wider than the screen from scrolling the page sideways; keyboards reach it too. */
export function ScrollRegion({ label, children, className }: ScrollRegionProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={clsx(styles.region, className)}>
      {children}
    </div>
  );
}
