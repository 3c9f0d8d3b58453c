import { useEffect } from 'react';
import { SAVED_TEXT, SAVE_FOR_OFFLINE_TEXT, saveProgress } from '#text/offline.ts';
import { keepPack, saveForOffline } from './keep-pack.ts';
import { usePack } from './pack-store.ts';
import styles from './pack-status.module.css';

/** How far the offline pack is. Only its end is read aloud, not every file. */
export function PackStatus() {
  const pack = usePack();
  useEffect(() => keepPack(navigator), []);
  return (
    <div className={styles.status}>
      {(pack.status === 'filling' || pack.status === 'paused') && <p>{saveProgress(pack.done, pack.total)}</p>}
      {pack.status === 'held' && (
        <button type="button" className={styles.button} onClick={saveForOffline}>
          {SAVE_FOR_OFFLINE_TEXT}
        </button>
      )}
      <p role="status">{pack.status === 'complete' && SAVED_TEXT}</p>
    </div>
  );
}
