import type { OfflineFile, OfflineFiles } from '#protocol/worker/offline-files.ts';

const NAMED_BY_CONTENT = /^\/(assets|images)\//;

/**
 * Under which address a file is kept. It changes with the bytes, so that what is there is never an older edition; that
 * of a page changes with the host's headers too, because the policies that it obeys are kept with it.
 */
export const cacheKey = ({ url, hash }: OfflineFile, { headers }: Pick<OfflineFiles, 'headers'>): string =>
  NAMED_BY_CONTENT.test(url) ? url : `${url}?v=${hash.replaceAll(/[^\w]/g, '').slice(0, 16)}-${headers}`;
