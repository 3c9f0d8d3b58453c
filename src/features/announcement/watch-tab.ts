/** How long the busy text stays at most: some phones download the file and never say that it has loaded. */
const PATIENCE = 5000;
const LOOK_EVERY = 200;

const hasLoaded = (tab: Window): boolean => {
  try {
    return tab.closed || (tab.location.href !== 'about:blank' && tab.document.readyState === 'complete');
  } catch {
    // A browser's own PDF viewer may have another origin: it shows the file.
    return true;
  }
};

/** Calls back once when the tab shows its file, is closed, or took too long; returns how to stop watching. */
export function watchTab(tab: Window, onEnd: () => void): () => void {
  const started = Date.now();
  const timer = setInterval(() => {
    if (!hasLoaded(tab) && Date.now() - started < PATIENCE) return;
    clearInterval(timer);
    onEnd();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
