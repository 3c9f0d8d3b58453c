import { useEffect } from 'react';

/** A phone that lies about shows nobody's number for longer. */
const IDLE_MS = 30 * 60_000;
const LOOK_EVERY_MS = 15_000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back once nobody has touched the page for half an hour. By the clock, not by one timer: a phone that sleeps runs
 * none, and is looked at again when it wakes.
 */
export function useIdleEnd(onEnd: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const look = () => {
      if (Date.now() - touchedAt < IDLE_MS) return;
      listening.abort();
      onEnd();
    };
    const options = { signal: listening.signal, capture: true, passive: true };
    for (const name of TOUCHES) window.addEventListener(name, touch, options);
    document.addEventListener('visibilitychange', look, options);
    window.addEventListener('pageshow', look, options);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [onEnd]);
}
