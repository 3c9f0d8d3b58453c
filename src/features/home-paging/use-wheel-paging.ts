import { useEffect, type RefObject } from 'react';
import { MOBILE_QUERY, useMobile } from '#ui/mobile.ts';

/** Lets the wheel page through the screens of a container on wide windows. Phones never load the code. */
export function useWheelPaging(container: RefObject<HTMLElement | null>): void {
  const isMobile = useMobile();
  useEffect(() => {
    // While the page is taken over, isMobile is not known yet.
    if (isMobile || window.matchMedia(MOBILE_QUERY).matches) return;
    let stop = () => {};
    let left = false;
    // Without it the page scrolls as usual, so a failure to load needs no answer.
    import('./page-by-wheel.ts').then(
      ({ pageByWheel }) => {
        if (container.current && !left) stop = pageByWheel(container.current);
      },
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, [container, isMobile]);
}
