import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { OfflineFile } from '#protocol/worker/offline-files.ts';
import { MARK, markedPart, type PagesFile } from '#protocol/worker/pages-file.ts';
import { headersOf, type HeaderRule } from '#tools/host/host-headers.ts';
import { inlineScript, replaceInlineParts } from '#tools/prerender/inline-parts.mjs';

/**
 * Takes what pages repeat out of them.
 * @param pages HTML by address
 * @throws {Error} when a page has no inline script: all have one, and it is most of what they repeat
 */
export function pagesFileOf(pages: ReadonlyMap<string, string>): PagesFile {
  const parts: string[] = [];
  const indexOf = (part: string) => (parts.includes(part) ? parts.indexOf(part) : parts.push(part) - 1);
  const marked = Array.from(pages, ([url, html]): [string, string] => {
    if (html.includes(MARK)) throw new Error(`${url} holds the character that marks a part`);
    inlineScript(html, url);
    return [url, replaceInlineParts(html, (part) => markedPart(indexOf(part)))];
  });
  return { parts, pages: Object.fromEntries(marked) };
}

/** The worker keeps each page with the headers of one of them. */
function requireSameHeaders(urls: readonly string[], rules: readonly HeaderRule[]): void {
  const [first = '/'] = urls;
  const headers = (url: string) => JSON.stringify(headersOf(rules, decodeURI(url)));
  const other = urls.find((url) => headers(url) !== headers(first));
  if (other !== undefined)
    throw new Error(`${other} is served with other headers than ${first}: one file cannot hold both`);
}

interface PagesFileOptions {
  dist: string;
  /** The page of each address, as a file of the build. */
  pages: ReadonlyMap<string, string>;
  /** What the host sends with every file. */
  headers: readonly HeaderRule[];
}

/** Writes the pages into one file of the build, which is named by its content. */
export async function writePagesFile({ dist, pages, headers }: PagesFileOptions): Promise<OfflineFile> {
  requireSameHeaders([...pages.keys()], headers);
  const read = Array.from(
    pages,
    async ([url, file]) => [url, await fs.readFile(path.join(dist, file), 'utf8')] as const,
  );
  const text = JSON.stringify(pagesFileOf(new Map(await Promise.all(read))));
  const name = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const url = `/assets/pages-${name}.json`;
  await fs.mkdir(path.join(dist, 'assets'), { recursive: true });
  await fs.writeFile(path.join(dist, url), text);
  return { url, hash: createHash('sha384').update(text).digest('base64') };
}
