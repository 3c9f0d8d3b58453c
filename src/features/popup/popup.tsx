import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { historyState, type HistoryState, type PopupName } from '#site/history-state.ts';
import { FORM_TEXT, POPUP_TEXT } from '#text/forms.ts';
import { Dialog } from '#ui/dialog.tsx';

interface PopupProps {
  contents: Readonly<Record<PopupName, ReactNode>>;
}

/** False while the prerendered page is taken over: a reload keeps the entry, but the HTML shows no popup. */
const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/**
 * Shows the popup that the current history entry names.
 *
 * Closing by × goes one entry back, so no dead entry stays. The browser's Back goes there by itself, and then, as
 * specified, the entry is pushed again; it is marked spare, so that entries do not pile up.
 */
export function Popup({ contents }: PopupProps) {
  const navigate = useNavigate();
  const type = useNavigationType();
  const isHydrated = useHydrated();
  const { pathname, search, hash, state, key } = useLocation();
  const { popup, ...rest } = historyState(state);
  const before = useRef({ pathname, popup, key });
  const closing = useRef(false);

  useEffect(() => {
    const was = before.current;
    if (was.key === key) return;
    before.current = { pathname, popup, key };
    const byButton = closing.current;
    closing.current = false;
    if (!was.popup || popup || was.pathname !== pathname || byButton || type !== NavigationType.Pop) return;
    const spare: HistoryState = { ...rest, spare: true };
    void navigate({ pathname, search, hash }, { state: spare, preventScrollReset: true });
  });

  if (!popup || !isHydrated) return null;
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
