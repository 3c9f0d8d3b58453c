import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { popupEntry, type PopupEntry, type PopupName } from './popup-state.ts';

/** Opens and closes the popups. Each is a history entry of its own, so that Back closes it and nothing else moves. */
export function usePopup() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const entry = popupEntry(state);
  const open = useCallback(
    (popup: PopupName) => {
      const next: PopupEntry = { popup };
      void navigate(
        { pathname, search, hash },
        { state: next, replace: entry.spare === true, preventScrollReset: true },
      );
    },
    [navigate, pathname, search, hash, entry.spare],
  );
  return { popup: entry.popup ?? null, open };
}
