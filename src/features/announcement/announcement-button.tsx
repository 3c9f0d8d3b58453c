import { clsx } from 'clsx';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { ANNOUNCEMENT_TEXT } from '#text/pages/announcement.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { watchTab } from './watch-tab.ts';
import styles from './announcement-button.module.css';

const FILE = '/announcement.pdf';

/** Opens the notice in a new tab and says so until it is there. */
export function AnnouncementButton() {
  const [isOpening, setIsOpening] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const open = (event: MouseEvent) => {
    stop.current?.();
    const tab = window.open(FILE, '_blank');
    setIsOpening(tab !== null);
    // Where scripts may open no tab the browser follows the link, as it does before they have come.
    if (tab) event.preventDefault();
    stop.current = tab ? watchTab(tab, () => setIsOpening(false)) : undefined;
  };
  return (
    <div className={styles.box}>
      <a
        href={FILE}
        target="_blank"
        rel="noreferrer"
        onClick={open}
        title={ANNOUNCEMENT_TEXT.newWindow}
        className={clsx(buttonClass(), styles.button)}
      >
        {ANNOUNCEMENT_TEXT.open}
      </a>
      <p role="status" className={styles.status}>
        {isOpening && ANNOUNCEMENT_TEXT.opening}
      </p>
    </div>
  );
}
