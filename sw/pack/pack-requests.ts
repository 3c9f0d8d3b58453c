import { PACK_CACHE } from '#protocol/worker/caches.ts';
import { message, type PackState, type ToWorker } from '#protocol/worker/worker-messages.ts';
import { dropOldCaches, keptIn } from '#sw/caches.ts';
import { fetchFile, fetchPicture } from '#sw/install/fetch-file.ts';
import { keptWalks } from './kept-walks.ts';
import { fillPack, installItems, missingFrom, packItems, packKeys } from './offline-pack.ts';
import { hasOldTab } from '#sw/tabs.ts';
import { current, files } from '#sw/this-build.ts';

declare const self: ServiceWorkerGlobalScope;

type PackRequest = ToWorker & { type: 'pack' };

const tabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function report(state: PackState, done: number, total: number): Promise<void> {
  for (const tab of await tabs()) tab.postMessage(message({ type: 'pack', state, done, total }));
}

let filling: Promise<void> | null = null;

/**
 * Says how far the pack is; fetches the rest of it if it is asked to. What the browser has taken away of the install set
 * counts as missing too, and comes back first.
 */
async function answer({ device, fill }: PackRequest): Promise<void> {
  const lost = missingFrom(installItems(files), await keptIn(caches, [current]));
  const pack = packItems(files, device, await keptWalks(await caches.open(PACK_CACHE)));
  const missing = [...lost, ...missingFrom(pack, await keptIn(caches, [current, PACK_CACHE]))];
  const total = lost.length + pack.length;
  let done = total - missing.length;
  if (missing.length === 0) return report('complete', done, total);
  if (!fill) return report(filling ? 'filling' : 'idle', done, total);
  await report('filling', done, total);
  const state = await fillPack(missing, {
    homes: { install: await caches.open(current), pack: await caches.open(PACK_CACHE) },
    fetcher: { file: fetchFile, picture: fetchPicture },
    onAdded: () => {
      done += 1;
      void report('filling', done, total);
    },
  });
  await report(state, done, total);
}

/** One filling at a time: a page that asks meanwhile is told how far it is, and then what the others are told. */
export async function answerPack(asked: PackRequest): Promise<void> {
  if (asked.fill && !filling)
    filling = answer(asked).finally(() => {
      filling = null;
    });
  else await answer({ ...asked, fill: false });
  await filling;
  // Every page asks when it starts, so older caches go soon after the last tab that needed them.
  await dropOldCaches({
    caches,
    current,
    packKeys: packKeys(files),
    hasOldTab: async () => hasOldTab(await tabs(), files),
  });
}
