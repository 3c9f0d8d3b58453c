import type { ReactNode } from 'react';
import styles from './view-foot.module.css';

interface ViewFootProps {
  /** By which the frame is described. */
  hintId: string;
  /** What fingers do, and what mouse and keys do. */
  hint: { touch: string; mouse: string };
  /** The buttons. */
  children: ReactNode;
}

/** Under something large that is looked at in parts: its buttons, and how it is handled on this device. */
export const ViewFoot = ({ hintId, hint, children }: ViewFootProps) => (
  <div data-print="no" className={styles.foot}>
    {children}
    <p id={hintId} className={styles.hint}>
      <span className={styles.byTouch}>{hint.touch}</span>
      <span className={styles.byMouse}>{hint.mouse}</span>
    </p>
  </div>
);
