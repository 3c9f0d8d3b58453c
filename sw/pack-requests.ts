import { PACK_CACHE } from '#protocol/caches.ts';
import { message, type PackState, type ToWorker } from '#protocol/worker-messages.ts';
import { dropOldCaches, keptIn } from './caches.ts';
import { fetchFile, fetchPicture } from './fetch-file.ts';
import { fillPack, missingFrom, packItems, packKeys } from './offline-pack.ts';
import { hasOldTab } from './tabs.ts';
import { current, files } from './this-build.ts';

declare const self: ServiceWorkerGlobalScope;

type PackRequest = ToWorker & { type: 'pack' };

const tabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function report(state: PackState, done: number, total: number): Promise<void> {
  for (const tab of await tabs()) tab.postMessage(message({ type: 'pack', state, done, total }));
}

let filling: Promise<void> | null = null;

/** Says how far the pack is; fetches the rest of it if it is asked to. */
async function answer({ device, fill }: PackRequest): Promise<void> {
  const items = packItems(files, device);
  const missing = missingFrom(items, await keptIn(caches, [current, PACK_CACHE]));
  let done = items.length - missing.length;
  if (missing.length === 0) return report('complete', done, items.length);
  if (!fill) return report(filling ? 'filling' : 'idle', done, items.length);
  await report('filling', done, items.length);
  const state = await fillPack(missing, {
    cache: await caches.open(PACK_CACHE),
    fetcher: { file: fetchFile, picture: fetchPicture },
    onAdded: () => {
      done += 1;
      void report('filling', done, items.length);
    },
  });
  await report(state, done, items.length);
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
    hasOldTab: async () => hasOldTab(await tabs(), files.entry),
  });
}
