import { installCache } from '#protocol/worker/caches.ts';
import { offlineFiles, type OfflineEntry } from '#protocol/worker/offline-files.ts';
import { arrange } from './routes.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: OfflineEntry[] };

/** What the build wrote into this worker. */
export const files = offlineFiles(self.__WB_MANIFEST, __OFFLINE_SITE__);
export const known = arrange(files);
export const current = installCache(files.build);
