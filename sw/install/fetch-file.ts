import type { OfflineFile } from '#protocol/worker/offline-files.ts';
import { download, type Download, type DownloadOptions } from '#sw/pack/download.ts';

/** What came is not what the build made: a captive portal's page, a cut or an older file. */
export class WrongBytes extends Error {
  override name = 'WrongBytes';
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** In base64, as the build writes it down. */
export const sha384 = async (bytes: BufferSource): Promise<string> =>
  base64(new Uint8Array(await crypto.subtle.digest('SHA-384', bytes)));

/** A response of the worker's own, so that a redirect on the way does not forbid it for a navigation. */
const kept = ({ bytes, headers }: Download): Response => new Response(bytes, { status: 200, headers });

/**
 * Wrong bytes may come from the browser's own cache, so they are asked for once more past it.
 * @throws {WrongBytes} and what {@link download} throws
 */
async function fetchChecked(
  url: string,
  first: RequestCache,
  isRight: (file: Download) => boolean | Promise<boolean>,
  options: DownloadOptions,
): Promise<Response> {
  for (const cache of [first, 'reload'] as const) {
    const file = await download(url, { ...options, cache });
    if (await isRight(file)) return kept(file);
  }
  throw new WrongBytes(url);
}

/**
 * A file whose hash the build knows. The status does not matter: a host answers its 404 page with 404. What has its
 * name for good is asked for as a whole: an answer that nothing changed need not carry the headers, and they may have.
 */
export const fetchFile = ({ url, hash }: OfflineFile, options: DownloadOptions = {}): Promise<Response> =>
  fetchChecked(
    url,
    url.startsWith('/assets/') ? 'default' : 'reload',
    async ({ bytes }) => (await sha384(bytes)) === hash,
    options,
  );

/** One file of a picture, whose size the build knows. */
export const fetchPicture = (url: string, size: number, options: DownloadOptions = {}): Promise<Response> =>
  fetchChecked(
    url,
    'default',
    ({ bytes, headers, status }) =>
      status === 200 && bytes.length === size && (headers.get('content-type') ?? '').startsWith('image/'),
    options,
  );
