import { useEffect } from 'react';

/** Calls back whenever the browser has a network again. */
export function useWhenOnline(callback: () => void): void {
  useEffect(() => {
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [callback]);
}
