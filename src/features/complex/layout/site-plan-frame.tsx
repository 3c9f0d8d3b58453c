import { type ReactNode, useId, useRef, useState } from 'react';
import { COMPLEX_TEXT } from '#text/pages/complex.ts';
import { LateSlot } from '#ui/late-slot.tsx';
import zoom from '#ui/zoom/zoom-frame.module.css';
import styles from './site-plan-frame.module.css';

const loadControls = async () => (await import('./site-plan-controls.tsx')).SitePlanControls;

/** What a frame is to assistive technology, once it can be handled. */
const handledBy = (hintId: string) => ({
  role: 'group',
  tabIndex: 0,
  'aria-label': COMPLEX_TEXT.region,
  'aria-describedby': hintId,
});

/** The window that a phone looks at the site plan through, magnified and shifted. */
export function SitePlanFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  /** null until the controls are there. */
  const [scale, setScale] = useState<number | null>(null);
  const hintId = useId();
  const magnified = scale ?? 1;
  return (
    <>
      <div ref={frame} className={zoom.frame} data-magnified={magnified > 1} {...(scale !== null && handledBy(hintId))}>
        <div ref={paper} className={styles.paper}>
          {children}
        </div>
      </div>
      <div className={styles.controls}>
        <LateSlot load={loadControls} props={{ frame, paper, hintId, scale: magnified, onScale: setScale }} />
      </div>
    </>
  );
}
