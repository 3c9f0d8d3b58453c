const RETRY_MS = 10_000;

/** Until the visitor does something, the network comes back, or ten seconds are over: one bar fails without a word. */
export const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const go = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    for (const event of ['online', 'pointerdown']) window.addEventListener(event, go, { signal: listening.signal });
  });

/** Loads a piece that a page can do without for a while: a failure waits for its next chance instead of ending the page. */
export async function whenReachable<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}
