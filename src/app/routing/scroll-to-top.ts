import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { attempt } from '#browser/attempt.ts';

/** Every change of the path starts at the top; popups, tabs, hashes and queries move nothing. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Screen readers go on reading where the focus is: that is the new page, not the link that is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  useLayoutEffect(() => {
    // The browser must not scroll on Back, but may on reload: so it gets its way back when the page goes.
    const restoreBy = (way: ScrollRestoration) => attempt(() => (history.scrollRestoration = way), undefined);
    restoreBy('manual');
    const restore = () => restoreBy('auto');
    window.addEventListener('pagehide', restore);
    return () => window.removeEventListener('pagehide', restore);
  }, []);
}
