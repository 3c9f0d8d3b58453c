let last = Promise.resolve();

/**
 * A moment of its own for each late part: those that start in one moment ask for their files in one task, which holds
 * the page up (90 ms on a phone four times slower than a desk's machine).
 */
export const lateTurn = (): Promise<void> => (last = last.then(() => new Promise((resolve) => setTimeout(resolve))));
