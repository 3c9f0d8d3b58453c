import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { historyState, type HistoryState, type PopupName } from '#site/history-state.ts';

/** Opens a popup as a history entry of its own, so that Back closes it and nothing else moves. */
export function useOpenPopup(): (popup: PopupName) => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  // A second click can come before the entry of the first one.
  const opening = useRef(false);
  useEffect(() => {
    opening.current = false;
  }, [key]);
  return useCallback(
    (popup) => {
      const { spare, popup: current, ...rest } = historyState(state);
      if (opening.current || current) return;
      opening.current = true;
      const next: HistoryState = { ...rest, popup };
      void navigate({ pathname, search, hash }, { state: next, replace: spare === true, preventScrollReset: true });
    },
    [navigate, pathname, search, hash, state],
  );
}
