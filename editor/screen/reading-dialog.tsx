import { useEffect, useId, useRef, type ReactNode } from 'react';

interface ReadingDialogProps {
  title: string;
  close: () => void;
  /** What closes it without a decision. */
  closeLabel: string;
  /** What is to be read. */
  children: ReactNode;
  /** What can be decided. */
  buttons: ReactNode;
}

/** A list to be read before something is decided. It opens at its beginning, not at its first button, which stands at the end. */
export function ReadingDialog({ title, close, closeLabel, children, buttons }: ReadingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="changes" aria-labelledby={id} onClose={close}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div className="buttons">
        <button type="button" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </button>
        {buttons}
      </div>
    </dialog>
  );
}
