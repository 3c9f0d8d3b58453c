import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from './media.ts';

/** At 900 px or less the layout is the mobile one. CSS repeats the number, because queries cannot read variables. */
export const MOBILE_QUERY = '(max-width: 900px)';

const watch = (onChange: () => void) => watchMedia(MOBILE_QUERY, onChange);

/**
 * Whether the layout is mobile. For behaviour only: what is shown is decided by CSS, because prerendered HTML
 * knows no width. False until hydration is over.
 */
export const useMobile = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchesMedia(MOBILE_QUERY),
    () => false,
  );
