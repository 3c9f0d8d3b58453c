import { useEffect } from 'react';
import { SAVED_TEXT, SAVE_FOR_OFFLINE_TEXT, SAVING_TEXT } from '#text/offline.ts';
import { keepPack, saveForOffline } from './keep-pack.ts';
import { usePack } from './pack-store.ts';
import styles from './pack-status.module.css';

/** What becomes of the offline pack. Only its end is read aloud; nothing of it moves. */
export function PackStatus() {
  const pack = usePack();
  useEffect(() => keepPack(navigator), []);
  return (
    <div className={styles.status}>
      {(pack.status === 'filling' || pack.status === 'paused') && <p>{SAVING_TEXT}</p>}
      {pack.status === 'held' && (
        <button type="button" className={styles.button} onClick={saveForOffline}>
          {SAVE_FOR_OFFLINE_TEXT}
        </button>
      )}
      <p role="status">{pack.status === 'complete' && SAVED_TEXT}</p>
    </div>
  );
}
