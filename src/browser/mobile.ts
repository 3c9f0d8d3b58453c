import { useSyncExternalStore } from 'react';
import { MOBILE_QUERY } from './breakpoint.ts';
import { matchesMedia, watchMedia } from './media.ts';

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
