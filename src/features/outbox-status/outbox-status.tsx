import { useEffect, useState } from 'react';
import { OUTBOX_TEXT } from '#text/outbox.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LateToast } from './late-toast.tsx';
import { refreshWaiting, useOutboxStatus } from './outbox-status-store.ts';
import { WaitingList } from './waiting-list.tsx';
import styles from './outbox-status.module.css';

/** The quiet badge while something waits, the list behind it, and the word when something arrived late. */
export function OutboxStatus({ isKiosk }: { isKiosk: boolean }) {
  const { leads, late } = useOutboxStatus();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void refreshWaiting(), []);
  return (
    <>
      {leads.length > 0 && (
        <button type="button" className={styles.badge} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {OUTBOX_TEXT.badge(leads.length)}
        </button>
      )}
      {isOpen && (
        <Dialog title={OUTBOX_TEXT.title} closeLabel={OUTBOX_TEXT.close} onClose={() => setOpen(false)}>
          <WaitingList leads={leads} isKiosk={isKiosk} />
        </Dialog>
      )}
      {late && <LateToast form={late} />}
    </>
  );
}
