/** Every cache of this site begins so; nothing else is ever deleted. */
export const CACHE_PREFIX = 'modelhouse-';

/** What a build's pages need. One cache a build: the old one serves the tabs that still show the old build. */
export const installCache = (build: string): string => `${CACHE_PREFIX}install-${build}`;

/** The offline pack, shared by all builds: a picture that did not change is not fetched again. */
export const PACK_CACHE = `${CACHE_PREFIX}pack-1`;

/** Pictures of articles that were seen; kept by the page, which alone knows whether one was shown, and served by the worker. */
export const PRESS_PICTURES_CACHE = `${CACHE_PREFIX}press-pictures-1`;
