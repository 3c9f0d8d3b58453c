import { useEffect, useRef } from 'react';
import type { Confirmation } from '#outbox/store/ledger.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { FORM_NAMES, LATE_VISIT_TEXT, OUTBOX_TEXT } from '#text/outbox.ts';
import { useFreePlace } from '#ui/dialog/use-free-place.ts';
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

/**
 * Says that kept requests have arrived, until the visitor closes it or has had it in sight long enough; whoever leaves
 * before finds it on the next page. A popover where there is one, so that it stands above dialogs.
 */
export function LateToast({ arrived }: { arrived: readonly Confirmation[] }) {
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => toast.current?.showPopover?.(), []);
  useFreePlace(toast);
  useEffect(() => {
    let seenMs = 0;
    const timer = setInterval(() => {
      if (toast.current && isInSight(toast.current)) seenMs += LOOK_MS;
      if (seenMs >= SHOWN_MS) void confirmTold(arrived);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [arrived]);
  return (
    <div ref={toast} popover="manual" role="status" className={styles.toast}>
      <ul>
        {arrived.map(({ id, form, at, visit }) => (
          <li key={`${id} ${visit}`}>
            {OUTBOX_TEXT.delivered(FORM_NAMES[form])} {visit && `${LATE_VISIT_TEXT[visit]} `}
            <span className={styles.receipt}>
              {OUTBOX_TEXT.receipt} <strong>{receiptNumber(id)}</strong> · {moment(at)}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => void confirmTold(arrived)}>
        {OUTBOX_TEXT.close}
      </button>
    </div>
  );
}
