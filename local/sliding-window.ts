/** Counts events of the last `lengthMs` milliseconds. */
export interface SlidingWindow {
  /** Whole seconds until there is room again; 0: there is room now. */
  secondsUntilRoom: () => number;
  /** Counts one event. */
  add: () => void;
}

/** A window that is full at `limit` events in `lengthMs` milliseconds. */
export function createSlidingWindow(limit: number, lengthMs: number, clock: () => Date): SlidingWindow {
  let events: number[] = [];
  const forget = (now: number) => {
    // A clock that was set back must not leave events that never grow old.
    events = events.filter((at) => at <= now && now - at < lengthMs);
  };
  return {
    secondsUntilRoom: () => {
      const now = clock().getTime();
      forget(now);
      const blocking = events.at(-limit);
      return blocking === undefined ? 0 : Math.ceil((blocking + lengthMs - now) / 1000);
    },
    add: () => {
      events.push(clock().getTime());
    },
  };
}
