const online = () => new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Loads a piece that a page can do without for a while: a failure waits for the network instead of ending the page. */
export async function whenReachable<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  for (;;) {
    try {
      return await load();
    } catch {
      await online();
    }
  }
}
