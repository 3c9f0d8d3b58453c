import { attempt } from './attempt.ts';

/** Whether a media query holds; not where the browser cannot say. */
export const matchesMedia = (query: string): boolean => attempt(() => window.matchMedia(query).matches, false);

/** Tells when a media query begins or ceases to hold. @returns what ends it */
export const watchMedia = (query: string, onChange: () => void): (() => void) =>
  attempt(
    () => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => {},
  );

/** Whether the visitor wants nothing to move by itself. */
export const wantsStillness = (): boolean => matchesMedia('(prefers-reduced-motion: reduce)');
