import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Name of the × button. */
  closeLabel: string;
  /** Every way to close it ends here: ×, Escape, the backdrop. */
  onClose: () => void;
  /** Over the whole screen. */
  isFull?: boolean;
  children: ReactNode;
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

/** Tab and Shift+Tab stay inside; without this the browser's own buttons are part of the round. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [first, last] = [focusable[0], focusable.at(-1)];
  const leaves = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (!leaves && event.currentTarget.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** A modal dialog: focus goes in and comes back, the page under it does not scroll. Mounted means open. */
export function Dialog({ title, closeLabel, onClose, isFull = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = dialog.current;
    const page = document.documentElement;
    // The width of the bar that disappears, so that nothing jumps sideways.
    const barWidth = window.innerWidth - page.clientWidth;
    const opener = document.activeElement;
    page.style.overflow = 'hidden';
    page.style.paddingRight = `${barWidth}px`;
    element?.showModal();
    return () => {
      page.style.overflow = '';
      page.style.paddingRight = '';
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keys are Escape and Tab
    <dialog
      ref={dialog}
      aria-label={title}
      className={clsx(styles.dialog, isFull && styles.full)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={wrapFocus}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // Not when a selection of text ends out here, and not by the second half of the click that opened it.
        if (event.target === event.currentTarget && pressed.current === event.target && event.detail < 2) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.bar}>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          <h2 className={styles.title}>{title}</h2>
        </div>
        {children}
      </div>
    </dialog>
  );
}
