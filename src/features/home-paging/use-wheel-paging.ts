import { useEffect, type RefObject } from 'react';
import { matchesMedia, watchMedia } from '#browser/media.ts';
import { MOBILE_QUERY } from '#browser/breakpoint.ts';

/** Loads the paging and starts it. @returns what ends it, also before it has come */
function startPaging(container: HTMLElement): () => void {
  let stop = () => {};
  let left = false;
  // Without it the page scrolls as usual, so a failure to load needs no answer.
  import('./page-by-wheel.ts').then(
    ({ pageByWheel }) => {
      if (!left) stop = pageByWheel(container);
    },
    () => {},
  );
  return () => {
    left = true;
    stop();
  };
}

/**
 * Lets the wheel page through the screens of a container on wide windows. Phones never load the code.
 * It renders nothing anew: an update of the page would drop those of its parts that are not hydrated yet.
 */
export function useWheelPaging(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop = () => {};
    const follow = () => {
      stop();
      stop = matchesMedia(MOBILE_QUERY) || !container.current ? () => {} : startPaging(container.current);
    };
    follow();
    const unwatch = watchMedia(MOBILE_QUERY, follow);
    return () => {
      unwatch();
      stop();
    };
  }, [container]);
}
