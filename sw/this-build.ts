import { installCache } from '#protocol/caches.ts';
import { arrange } from './routes.ts';

/** What the build wrote into this worker. */
export const files = __OFFLINE_FILES__;
export const known = arrange(files);
export const current = installCache(files.build);
