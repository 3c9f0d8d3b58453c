import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { historyState, type HistoryState, type PopupName } from '#site/pages/history-state.ts';
import { askForPopup } from './popup-store.ts';

/** Opens a popup as a history entry of its own, so that Back closes it and nothing else moves. */
export function useOpenPopup(): (popup: PopupName) => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return useCallback(
    (popup) => {
      if (!askForPopup(popup)) return;
      const { spare, popup: _, ...rest } = historyState(state);
      const next: HistoryState = { ...rest, popup };
      void navigate({ pathname, search, hash }, { state: next, replace: spare === true });
    },
    [navigate, pathname, search, hash, state],
  );
}
