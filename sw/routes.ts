import type { OfflineFile, OfflineFiles } from '#protocol/worker/offline-files.ts';
import { isPressPicture } from '#protocol/worker/press-pictures.ts';
import { cacheKey } from './cache-keys.ts';

/** What the worker does with a request; null: nothing, it goes its way as if there were no worker. */
export type Answer =
  | { kind: 'redirect'; to: string }
  | { kind: 'file'; key: string }
  | { kind: 'picture'; pathname: string }
  | { kind: 'asset'; pathname: string }
  | { kind: 'press-picture'; address: string }
  | { kind: 'unknown-page' };

/** The build's files, arranged for looking up. */
export interface Known {
  files: OfflineFiles;
  /** Cache key by decoded path. */
  keys: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, string>;
  rewrites: readonly { pattern: RegExp; key: string }[];
  notFound: string;
}

export interface Asked {
  /** Decoded. */
  path: string;
  pathname: string;
  search: string;
  isNavigation: boolean;
}

type Route = (asked: Asked, known: Known) => Answer | null;

export function arrange(files: OfflineFiles): Known {
  const entries = [...files.install, ...files.pack];
  const byUrl = new Map(entries.map((file): [string, OfflineFile] => [file.url, file]));
  const keyOf = (url: string) => {
    const file = byUrl.get(url);
    if (!file) throw new Error(`The build keeps no ${url}`);
    return cacheKey(file, files);
  };
  return {
    files,
    keys: new Map(entries.map((file) => [decodeURI(file.url), cacheKey(file, files)])),
    redirects: new Map(files.redirects),
    rewrites: files.rewrites.map(([pattern, url]) => ({ pattern: new RegExp(pattern), key: keyOf(url) })),
    notFound: keyOf(files.notFound),
  };
}

/** `/x/`, `/x.html` and `/x/index.html` as the host's clean address. */
const clean = (path: string) => path.replace(/(.)\/$/, '$1').replace(/(\/index)?\.html$/, '') || '/';

const rewriteOf = (path: string, { rewrites }: Known) => rewrites.find(({ pattern }) => pattern.test(path));

const redirect: Route = ({ path, search, isNavigation }, { redirects }) => {
  const to = isNavigation ? redirects.get(path) : undefined;
  return to === undefined ? null : { kind: 'redirect', to: encodeURI(to) + search };
};

const cleanAddress: Route = ({ path, search, isNavigation }, known) => {
  const to = clean(path);
  if (!isNavigation || to === path || !(known.keys.has(to) || rewriteOf(to, known))) return null;
  return { kind: 'redirect', to: encodeURI(to) + search };
};

/** A static page is the same under any query, so a campaign's parameters (`utm_*`, kakao's, …) change nothing. */
const file: Route = ({ path, search, isNavigation }, { keys }) => {
  const key = isNavigation || search === '' ? keys.get(path) : undefined;
  return key === undefined ? null : { kind: 'file', key };
};

const rewrite: Route = ({ path, isNavigation }, known) => {
  const found = isNavigation ? rewriteOf(path, known) : undefined;
  return found ? { kind: 'file', key: found.key } : null;
};

const picture: Route = ({ pathname, isNavigation }) =>
  pathname.startsWith('/images/') && !isNavigation ? { kind: 'picture', pathname } : null;

/** A chunk that this build does not know belongs to a tab of an older one. */
const asset: Route = ({ pathname, isNavigation }) =>
  pathname.startsWith('/assets/') && !isNavigation ? { kind: 'asset', pathname } : null;

const unknownPage: Route = ({ isNavigation }) => (isNavigation ? { kind: 'unknown-page' } : null);

/** Earlier ones are tried first. */
const ROUTES: readonly Route[] = [redirect, cleanAddress, file, rewrite, picture, asset, unknownPage];

/**
 * Films are never kept, the embedded services answer for themselves, and what is there only with a network is asked of
 * the network. @param path decoded
 */
export const isPassedOver = (path: string, { online }: Pick<OfflineFiles, 'online'>): boolean =>
  /^\/(local|films)\//.test(path) || online.includes(clean(path));

/** An address's path; null: it is none. */
export const decoded = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

/** Only what the page itself reads: never a POST, and of another origin only pictures of articles. */
export function answerTo(
  { url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>,
  origin: string,
  known: Known,
): Answer | null {
  if (method === 'GET' && mode !== 'navigate' && isPressPicture(url)) return { kind: 'press-picture', address: url };
  const { origin: asked, pathname, search } = new URL(url);
  const path = decoded(pathname);
  if (method !== 'GET' || asked !== origin || path === null || isPassedOver(path, known.files)) return null;
  const request = { path, pathname, search, isNavigation: mode === 'navigate' };
  for (const route of ROUTES) {
    const answer = route(request, known);
    if (answer) return answer;
  }
  return null;
}
