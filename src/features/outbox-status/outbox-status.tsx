import { useEffect, useRef, useState } from 'react';
import { OUTBOX_TEXT } from '#text/outbox.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFreePlace } from '#ui/dialog/use-free-place.ts';
import { Arrivals, type ArrivalsProps } from './arrivals.tsx';
import { refreshWaiting, useOutboxStatus } from './outbox-status-store.ts';
import { WaitingList } from './waiting-list.tsx';
import styles from './outbox-status.module.css';

function Badge({ count, onClick }: { count: number; onClick: () => void }) {
  const badge = useRef<HTMLButtonElement>(null);
  useFreePlace(badge);
  return (
    <button ref={badge} type="button" className={styles.badge} aria-haspopup="dialog" onClick={onClick}>
      {OUTBOX_TEXT.badge(count)}
    </button>
  );
}

/** The quiet badge while something waits, the list behind it, and the word when something arrived late. */
export function OutboxStatus({ visitPart, isKiosk }: ArrivalsProps) {
  const leads = useOutboxStatus((status) => status.leads);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void refreshWaiting(), []);
  const open = () => {
    useOutboxStatus.setState({ problem: null });
    setOpen(true);
  };
  return (
    <>
      {leads.length > 0 && <Badge count={leads.length} onClick={open} />}
      {isOpen && (
        <Dialog title={OUTBOX_TEXT.title} closeLabel={OUTBOX_TEXT.close} onClose={() => setOpen(false)}>
          <WaitingList leads={leads} isKiosk={isKiosk} />
        </Dialog>
      )}
      <Arrivals visitPart={visitPart} isKiosk={isKiosk} />
    </>
  );
}
