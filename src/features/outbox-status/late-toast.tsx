import { useEffect, useRef } from 'react';
import type { FormKey } from '#protocol/forms.ts';
import { FORM_NAMES, OUTBOX_TEXT } from '#text/outbox.ts';
import { dismissLate } from './outbox-status-store.ts';
import styles from './outbox-status.module.css';

/** Long enough to be read slowly, and to be heard. */
const SHOWN_MS = 10_000;

/** One toast when a saved request has arrived. A popover where there is one, so that it stands above dialogs. */
export function LateToast({ form }: { form: FormKey }) {
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    toast.current?.showPopover?.();
    const timer = setTimeout(dismissLate, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [form]);
  return (
    <div ref={toast} popover="manual" role="status" className={styles.toast}>
      <p>{OUTBOX_TEXT.delivered(FORM_NAMES[form])}</p>
      <button type="button" onClick={dismissLate}>
        {OUTBOX_TEXT.close}
      </button>
    </div>
  );
}
