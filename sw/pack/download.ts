/** How long a download may say nothing. Not how long it may take: a slow phone must be able to finish. */
export const SILENCE_MS = 20_000;

export interface Download {
  headers: Headers;
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface DownloadOptions {
  cache?: RequestCache;
  silenceMs?: number;
  fetch?: typeof globalThis.fetch;
}

/** Headers that speak of the bytes on the wire, not of those that are kept. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding'];

async function readAll(body: ReadableStream<Uint8Array>, onBytes: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    onBytes();
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * Reads a whole file while watching that it keeps coming. `integrity` in the request would hide the bytes until the
 * last one is there, so whoever calls compares the hash.
 * @throws {TypeError | DOMException} network error, cut body, or silence
 */
export async function download(
  url: string,
  { cache = 'default', silenceMs = SILENCE_MS, fetch = globalThis.fetch }: DownloadOptions = {},
): Promise<Download> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), silenceMs);
  };
  listen();
  try {
    const init: RequestInit = { cache, credentials: 'same-origin', priority: 'low', signal: abort.signal };
    const response = await fetch(url, init);
    listen();
    const bytes = response.body ? await readAll(response.body, listen) : new Uint8Array();
    const headers = new Headers(response.headers);
    for (const name of OF_THE_WIRE) headers.delete(name);
    headers.set('content-length', String(bytes.length));
    return { headers, status: response.status, bytes };
  } finally {
    clearTimeout(timer);
  }
}
