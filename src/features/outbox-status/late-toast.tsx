import { useEffect, useRef } from 'react';
import type { Confirmation } from '#outbox/store/ledger.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { FORM_NAMES, LATE_VISIT_TEXT, OUTBOX_TEXT } from '#text/outbox.ts';
import { useFreePlace } from '#ui/dialog/use-free-place.ts';
import { useKiosk } from '#ui/kiosk.ts';
import { confirmTold } from './confirmation-store.ts';
import { moment } from './moment.ts';
import styles from './outbox-status.module.css';

/** Long enough to be read slowly, and to be heard. */
const SHOWN_MS = 10_000;
const LOOK_MS = 250;

/** Whether it really is in sight: placed, in the tab that is looked at, and no dialog over it. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return !document.hidden && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

interface LateToastProps {
  arrived: readonly Confirmation[];
  /** Shows all of a visit. */
  onVisit: (confirmation: Confirmation) => void;
}

/** Long enough to scan a pass or to choose a time on a tablet that others use next. */
const SHOWN_SHARED_MS = 60_000;

function visitWords({ visit, wanted }: Confirmation): string {
  if (!visit) return '';
  return visit === 'full' && wanted ? LATE_VISIT_TEXT.fullMeanwhile : LATE_VISIT_TEXT[visit];
}

/** How long these have to be in sight: where another time is to be chosen, until the visitor closes it. */
function shownMs(arrived: readonly Confirmation[], isShared: boolean): number {
  const visits = arrived.filter(({ visit, wanted }) => visit && wanted);
  if (visits.length === 0) return SHOWN_MS;
  if (isShared) return SHOWN_SHARED_MS;
  return visits.some(({ visit }) => visit === 'full') ? Infinity : SHOWN_MS;
}

/**
 * Says that kept requests have arrived, and what became of their visits, until the visitor closes it or has had it in
 * sight long enough; whoever leaves before finds it on the next page. A popover where there is one, so that it stands
 * above dialogs.
 */
export function LateToast({ arrived, onVisit }: LateToastProps) {
  const isShared = useKiosk(({ isOn }) => isOn);
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => toast.current?.showPopover?.(), []);
  useFreePlace(toast);
  useEffect(() => {
    const enough = shownMs(arrived, isShared);
    let seenMs = 0;
    const timer = setInterval(() => {
      if (toast.current && isInSight(toast.current)) seenMs += LOOK_MS;
      if (seenMs >= enough) void confirmTold(arrived);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [arrived, isShared]);
  return (
    <div ref={toast} popover="manual" role="status" className={styles.toast}>
      <ul>
        {arrived.map((confirmation) => (
          <li key={confirmation.id}>
            {OUTBOX_TEXT.delivered(FORM_NAMES[confirmation.form])} {visitWords(confirmation)}
            <span className={styles.receipt}>
              {OUTBOX_TEXT.receipt} <strong>{receiptNumber(confirmation.id)}</strong> · {moment(confirmation.at)}
            </span>
            {confirmation.visit && confirmation.wanted && (
              <button type="button" className={styles.more} onClick={() => onVisit(confirmation)}>
                {LATE_VISIT_TEXT.more[confirmation.visit]}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => void confirmTold(arrived)}>
        {OUTBOX_TEXT.close}
      </button>
    </div>
  );
}
