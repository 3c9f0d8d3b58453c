import { OUTBOX_SYNC_TAG } from '#protocol/outbox/outbox-names.ts';
import { readToWorker } from '#protocol/worker/worker-messages.ts';
import { activate, install } from './lifecycle.ts';
import { drainOnSync, workerOutbox } from './outbox-sync.ts';
import { answerPack } from '#sw/pack/pack-requests.ts';
import { answerWalk } from '#sw/pack/walk-requests.ts';
import { answerTo } from './routes.ts';
import { serve } from './serve.ts';
import { known } from './this-build.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, self.location.origin, known);
  if (answer) event.respondWith(serve(answer, event.request, { caches, fetch: (input) => fetch(input), known }));
});

self.addEventListener('message', (event) => {
  const asked = readToWorker(event.data);
  if (asked?.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
  if (asked?.type === 'pack') event.waitUntil(answerPack(asked));
  if (asked?.type === 'walk') event.waitUntil(answerWalk(asked));
});

self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(drainOnSync(workerOutbox()));
});
