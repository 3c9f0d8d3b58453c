import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser has taken the page over: prerendered HTML knows no query, no clock and no visitor. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
