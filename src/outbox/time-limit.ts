/** What `within` rejects with; one object, compared by identity. */
export const TIME_LIMIT = new Error();

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The promise's outcome, or a rejection with `TIME_LIMIT` after `ms` milliseconds. */
export const within = <T>(promise: Promise<T>, ms: number): Promise<T> =>
  Promise.race([promise, sleep(ms).then(() => Promise.reject(TIME_LIMIT))]);

/** A signal that aborts after `ms` milliseconds: `AbortSignal.timeout`, which the oldest browsers that run this lack. */
export function timeoutSignal(ms: number): AbortSignal {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), ms);
  return abort.signal;
}
