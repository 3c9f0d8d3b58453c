import { useEffect, useRef, useState } from 'react';
import { ANNOUNCEMENT_TEXT } from '#text/pages/announcement.ts';
import { Button } from '#ui/controls/button.tsx';
import { watchTab } from './watch-tab.ts';
import styles from './announcement-button.module.css';

const FILE = '/announcement.pdf';

type State = 'idle' | 'opening' | 'blocked';

/** Opens the notice in a new tab and says so until it is there; the plain link below works without all that. */
export function AnnouncementButton() {
  const [state, setState] = useState<State>('idle');
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const open = () => {
    stop.current?.();
    const tab = window.open(FILE, '_blank');
    setState(tab ? 'opening' : 'blocked');
    stop.current = tab ? watchTab(tab, () => setState('idle')) : undefined;
  };
  return (
    <div className={styles.box}>
      <Button onClick={open} title={ANNOUNCEMENT_TEXT.newWindow} className={styles.button}>
        {ANNOUNCEMENT_TEXT.open}
      </Button>
      <p role="status" className={styles.status}>
        {state === 'opening' && ANNOUNCEMENT_TEXT.opening}
        {state === 'blocked' && ANNOUNCEMENT_TEXT.blocked}
      </p>
      <a href={FILE} target="_blank" rel="noreferrer" className={styles.link}>
        {ANNOUNCEMENT_TEXT.link}
      </a>
    </div>
  );
}
