import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const NAME = 'kiosk';

/**
 * What an opened address asks for: `?kiosk=1` to make this device a shared tablet, `?kiosk=0` to end that. It leaves
 * the address at once, because who copies the address would hand the question on.
 */
export function useKioskWish(): 'start' | 'end' | null {
  const [wish, setWish] = useState<'start' | 'end' | null>(null);
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const value = query.get(NAME);
    if (value === null) return;
    if (value === '1') setWish('start');
    if (value === '0') setWish('end');
    query.delete(NAME);
    // Through the router: its entry keeps its place in the history, and its popup.
    void navigate({ pathname, search: `${query}`, hash }, { replace: true, state: state as unknown });
  }, [navigate, pathname, search, hash, state]);
  return wish;
}
