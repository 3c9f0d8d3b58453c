import { PACK_CACHE } from '#protocol/worker/caches.ts';
import { message } from '#protocol/worker/worker-messages.ts';
import { fetchFile, fetchPicture } from '#sw/install/fetch-file.ts';
import { files } from '#sw/this-build.ts';
import { serveWalk, type WalkReport, type WalkRequest } from './keep-walk.ts';

declare const self: ServiceWorkerGlobalScope;

/** To every tab: another one may show the same walk. */
async function report(walk: WalkReport): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage(message(walk));
}

export const answerWalk = (asked: WalkRequest): Promise<void> =>
  serveWalk(asked, {
    files,
    caches,
    packName: PACK_CACHE,
    fetcher: { file: fetchFile, picture: fetchPicture },
    report: (walk) => void report(walk),
  });
