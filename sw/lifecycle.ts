import { noteOldCaches } from './caches.ts';
import { fetchFile } from '#sw/install/fetch-file.ts';
import { installFiles } from '#sw/install/install.ts';
import { current, files } from './this-build.ts';

declare const self: ServiceWorkerGlobalScope;

/** Rejects while anything is missing: the browser then drops this worker, and what was fetched stays for the next try. */
export async function install(): Promise<void> {
  const cache = await caches.open(current);
  const findOlder = (key: string) => caches.match(key, { ignoreVary: true });
  await installFiles(files, { cache, findOlder, fetchFile });
}

export async function activate(): Promise<void> {
  await noteOldCaches({ caches, current });
  // The first page of all has no worker yet; without this it would have to be opened again to be one of ours.
  await self.clients.claim();
}
