import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { closeModal, onDismiss, openModal } from './modal.ts';
import { wrapFocus } from './wrap-focus.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Name of the × button. */
  closeLabel: string;
  /** Every way to close it ends here: ×, Escape, the backdrop. */
  onClose: () => void;
  /** false: it stands in the page, closed. */
  isOpen?: boolean;
  /** By which the early script finds it. */
  name?: string;
  /** Over the whole screen. */
  isFull?: boolean;
  children: ReactNode;
}

/** A modal dialog: focus goes in and comes back, the page under it does not scroll. */
export function Dialog({ title, closeLabel, onClose, isOpen = true, name, isFull = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const listening = new AbortController();
    onDismiss(element, () => close.current(), listening.signal);
    return () => listening.abort();
  }, []);
  // Before it leaves the page: the browser gives the focus back from a dialog that is in it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen) openModal(element);
    else closeModal(element);
    return () => closeModal(element);
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is Tab
    <dialog
      ref={dialog}
      aria-label={title}
      data-popup={name}
      onKeyDown={wrapFocus}
      className={clsx(styles.dialog, isFull && styles.full)}
    >
      <div className={styles.content}>
        <div className={styles.bar}>
          <button type="button" className={styles.close} aria-label={closeLabel} data-close="">
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
