import { useSyncExternalStore } from 'react';

/** At 900 px or less the layout is the mobile one. CSS repeats the number, because queries cannot read variables. */
export const MOBILE_QUERY = '(max-width: 900px)';

const watch = (onChange: () => void) => {
  const query = window.matchMedia(MOBILE_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * Whether the layout is mobile. For behaviour only: what is shown is decided by CSS, because prerendered HTML
 * knows no width. False until hydration is over.
 */
export const useMobile = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(MOBILE_QUERY).matches,
    () => false,
  );
