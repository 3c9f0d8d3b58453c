import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { historyState, type HistoryState, type PopupName } from '#site/pages/history-state.ts';
import { FORM_TEXT } from '#text/forms.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { followHistory } from './popup-store.ts';

interface PopupProps {
  name: PopupName;
  title: string;
  /** Called when it has closed. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A popup, open while the current history entry names it. It stands in every page, closed, so that the early script can
 * open it before this code has come (src/early/popups.ts).
 *
 * Closing by × goes one entry back, so no dead entry stays. The browser's Back goes there by itself, and then the entry
 * is pushed again (S-48); it is marked spare, so that entries do not pile up.
 */
export function Popup({ name, title, onClosed, children }: PopupProps) {
  const navigate = useNavigate();
  const type = useNavigationType();
  const { pathname, search, hash, state, key } = useLocation();
  const { popup: named, ...rest } = historyState(state);
  const popup = named === name;
  // With every entry: one that was asked for may never have come.
  useEffect(() => followHistory(name, popup), [name, popup, key]);
  const before = useRef({ pathname, popup, key });
  const closing = useRef(false);

  useEffect(() => {
    const was = before.current;
    if (was.key === key) return;
    before.current = { pathname, popup, key };
    const byButton = closing.current;
    closing.current = false;
    if (was.popup && !popup) onClosed();
    if (!was.popup || popup || was.pathname !== pathname || byButton || type !== NavigationType.Pop) return;
    const spare: HistoryState = { ...rest, spare: true };
    void navigate({ pathname, search, hash }, { state: spare });
  });

  const close = () => {
    if (closing.current) return;
    closing.current = true;
    void navigate(-1);
  };
  return (
    <Dialog name={name} isOpen={popup} title={title} closeLabel={FORM_TEXT.close} onClose={close}>
      {children}
    </Dialog>
  );
}
