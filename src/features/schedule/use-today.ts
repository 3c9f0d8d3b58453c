import { useSyncExternalStore } from 'react';
import { dayInSeoul, startOfDay } from '#text/moments.ts';

const DAY_MS = 86_400_000;
/** A page looks at the clock this often at the least: timers stand still while a computer sleeps, and clocks are set. */
const LOOK_MS = 60_000;

/** The day in Seoul, by the device's clock: `2027-03-16`. */
export const today = (): string => dayInSeoul(new Date());

/** How long the day in Seoul still lasts. */
const restOfDay = () => startOfDay(today()).getTime() + DAY_MS - Date.now();

/**
 * Looks at the clock at midnight, and whenever the page comes into sight again.
 * @returns what ends it
 */
export function watchDay(onLook: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(LOOK_MS, restOfDay()));
  };
  const look = () => {
    onLook();
    plan();
  };
  plan();
  document.addEventListener('visibilitychange', look, { signal: listening.signal });
  window.addEventListener('pageshow', look, { signal: listening.signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/**
 * The day in Seoul, whatever the device's time zone: `2027-03-16`. null in the prerendered page and until it is taken
 * over: what was true of the day of the build may not be so any more.
 */
export const useToday = (): string | null => useSyncExternalStore(watchDay, today, () => null);
