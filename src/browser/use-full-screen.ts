import { useEffect, useState, type RefObject } from 'react';

/** `dialog`: the browser gives no element the whole screen (iPhones do not), a dialog over the page stands in. */
export type FullScreen = 'no' | 'screen' | 'dialog';

/** Gives an element the whole screen, as far as the browser lets it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<FullScreen>('no');
  useEffect(() => {
    const onChange = () =>
      setState((before) => {
        if (document.fullscreenElement !== null)
          return document.fullscreenElement === element.current ? 'screen' : before;
        return before === 'screen' ? 'no' : before;
      });
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [element]);
  const enter = () => {
    // Safari before 16.4 has the method under another name only; the dialog serves there too.
    const request = element.current?.requestFullscreen?.();
    if (request) request.catch(() => setState('dialog'));
    else setState('dialog');
  };
  const leave = () => {
    if (state === 'screen') void document.exitFullscreen();
    else setState('no');
  };
  return { state, enter, leave };
}
