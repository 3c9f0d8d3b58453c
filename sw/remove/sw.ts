import { CACHE_PREFIX } from '#protocol/worker/caches.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The way back: what `WORKER=remove npm run build` puts in the worker's place. It removes itself and its caches;
 * leads that wait are in IndexedDB and stay there, for the pages to send.
 */
async function removeAll(): Promise<void> {
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(removeAll()));
