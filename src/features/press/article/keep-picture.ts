import { PRESS_PICTURES_CACHE } from '#protocol/worker/caches.ts';

/** Browsers count a picture of another origin as some megabytes, whatever it weighs. */
const MOST = 24;

/**
 * Keeps a picture that was shown, for when there is no network; the longest kept goes first. The page does it, because of
 * another origin's answer nobody but the picture itself knows whether it is one.
 */
export async function keepPicture(address: string): Promise<void> {
  try {
    // Without a worker nobody would serve it.
    if (!navigator.serviceWorker.controller) return;
    const cache = await caches.open(PRESS_PICTURES_CACHE);
    if (await cache.match(address)) return;
    // From the browser's own cache: its name never stands for anything else.
    await cache.put(address, await fetch(address, { mode: 'no-cors' }));
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((request) => cache.delete(request)));
  } catch {
    // No caches, or no room: it is shown all the same.
  }
}
