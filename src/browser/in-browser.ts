import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is a browser that has taken the page over: false in the HTML, and in the first render, which must equal it. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
