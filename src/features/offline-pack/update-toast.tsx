import { useEffect, useRef } from 'react';
import { NEW_VERSION_TEXT, RELOAD_TEXT } from '#text/offline.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './update-toast.module.css';

/** Offers the new build; nothing happens until the visitor says so. */
export function UpdateToast({ accept }: { accept: () => void }) {
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A popover stands above open dialogs. Older browsers show the same box, fixed.
    toast.current?.showPopover?.();
  }, []);
  return (
    <div ref={toast} role="status" popover="manual" className={styles.toast}>
      <p>{NEW_VERSION_TEXT}</p>
      <Button look="on-picture" onClick={accept}>
        {RELOAD_TEXT}
      </Button>
    </div>
  );
}
