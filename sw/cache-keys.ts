import type { OfflineFile } from '#protocol/offline-files.ts';

const NAMED_BY_CONTENT = /^\/(assets|images)\//;

/** Under which address a file is kept. It changes with the bytes, so that what is there is never an older edition. */
export const cacheKey = ({ url, hash }: OfflineFile): string =>
  NAMED_BY_CONTENT.test(url) ? url : `${url}?v=${hash.replaceAll(/[^\w]/g, '').slice(0, 16)}`;
