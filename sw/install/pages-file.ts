import type { OfflineFile, OfflineFiles } from '#protocol/worker/offline-files.ts';
import { pageIn, type PagesFile } from '#protocol/worker/pages-file.ts';
import { cacheKey } from '#sw/cache-keys.ts';
import { sha384 } from './fetch-file.ts';

/** The file is as heavy as four pages, and one comes beside it: fewer are asked for one by one. */
const WORTH_THE_FILE = 5;

/** Headers that speak of one page's bytes. All others are the same for every page; the build holds that. */
const OF_ONE_PAGE = ['etag', 'last-modified', 'content-length'];

interface PagesOptions {
  cache: Pick<Cache, 'match' | 'put'>;
  fetchFile: (file: OfflineFile) => Promise<Response>;
}

/**
 * Puts these pages into the cache from the one file that holds them all. Their headers are those of a page that the
 * host itself answered: a file that is named by its content may come from the browser's own cache, with old ones.
 * @returns the pages that did not come this way
 */
export async function installPages(
  missing: readonly OfflineFile[],
  files: Pick<OfflineFiles, 'pages' | 'pagesFile' | 'headers'>,
  { cache, fetchFile }: PagesOptions,
): Promise<OfflineFile[]> {
  const [first] = files.pages;
  if (!first || missing.length < WORTH_THE_FILE) return [...missing];
  const left = new Map(missing.map((page) => [page.url, page]));
  const put = async (page: OfflineFile, response: Response) => {
    await cache.put(cacheKey(page, files), response);
    left.delete(page.url);
  };
  try {
    if (left.has(first.url)) await put(first, await fetchFile(first));
    const answered = await cache.match(cacheKey(first, files));
    if (!answered) return [...left.values()];
    const headers = new Headers(answered.headers);
    for (const name of OF_ONE_PAGE) headers.delete(name);
    const file = (await (await fetchFile(files.pagesFile)).json()) as PagesFile;
    for (const page of left.values()) {
      const bytes = new TextEncoder().encode(pageIn(file, page.url));
      if ((await sha384(bytes)) !== page.hash) continue;
      headers.set('content-length', String(bytes.length));
      await put(page, new Response(bytes, { status: 200, headers }));
    }
  } catch {
    // Nothing is lost: what is left can be asked for by its own address.
  }
  return [...left.values()];
}
