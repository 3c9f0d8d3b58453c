import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { FORM_TEXT, POPUP_TEXT } from '#text/forms.ts';
import { Dialog } from '#ui/dialog.tsx';
import { popupEntry, type PopupEntry, type PopupName } from './popup-state.ts';

interface PopupProps {
  contents: Readonly<Record<PopupName, ReactNode>>;
}

/**
 * Shows the popup that the current history entry names.
 *
 * Closing by × goes one entry back, so no dead entry stays. The browser's Back goes there by itself, and then, as
 * specified, the entry is pushed again; it is marked spare, so that entries do not pile up.
 */
export function Popup({ contents }: PopupProps) {
  const navigate = useNavigate();
  const type = useNavigationType();
  const { pathname, search, hash, state } = useLocation();
  const { popup } = popupEntry(state);
  const before = useRef({ pathname, popup });
  const closing = useRef(false);

  useEffect(() => {
    const was = before.current;
    before.current = { pathname, popup };
    if (!was.popup || popup || was.pathname !== pathname) return;
    const byButton = closing.current;
    closing.current = false;
    if (byButton || type !== NavigationType.Pop) return;
    const spare: PopupEntry = { spare: true };
    void navigate({ pathname, search, hash }, { state: spare, preventScrollReset: true });
  }, [navigate, type, pathname, search, hash, popup]);

  if (!popup) return null;
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    void navigate(-1);
  };
  return (
    <Dialog key={popup} title={POPUP_TEXT[popup]} closeLabel={FORM_TEXT.close} onClose={close}>
      {contents[popup]}
    </Dialog>
  );
}
