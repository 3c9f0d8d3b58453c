import zlib from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A Connect-style middleware, as Vite and a bare `node:http` server can both call it. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** One of the embedded services: the paths it owns and how it answers them. */
export interface Service {
  owns: (path: string) => boolean;
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void> | void;
}

export type Body = { kind: 'complete'; bytes: Buffer } | { kind: 'too-large' } | { kind: 'cut-off' };

/** How long the rest of a too large body is thrown away before its connection is cut, in milliseconds. */
const DISCARD_MS = 2000;

/**
 * Browsers read an early answer only after they have sent everything, and a connection cut at once looks to them
 * like being offline. So the rest is discarded unread for a moment; who still sends then is cut off.
 */
function discardRest(request: IncomingMessage) {
  request.resume();
  const cut = setTimeout(() => request.socket.destroy(), DISCARD_MS);
  request.once('end', () => clearTimeout(cut));
  request.once('close', () => clearTimeout(cut));
}

/** Reads a body of at most `limit` bytes; keeps nothing of a larger one. Never rejects. */
export function readBody(request: IncomingMessage, limit: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = () => {
      request.off('data', collect);
      chunks.length = 0;
      discardRest(request);
      resolve({ kind: 'too-large' });
    };
    const collect = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) refuse();
      else chunks.push(chunk);
    };
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse();
    request.on('data', collect);
    request.once('end', () => resolve({ kind: 'complete', bytes: Buffer.concat(chunks) }));
    request.once('error', () => resolve({ kind: 'cut-off' }));
    request.once('close', () => resolve({ kind: 'cut-off' }));
  });
}

/** Parses UTF-8 JSON; undefined where it is not that. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** A shorter answer is not worth it, in characters. */
const SMALLEST_GZIP = 1000;

/** Sends a whole answer. Nothing of these services may stay in a cache. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  // As the hosted services do: what a slow network makes of an answer should be what it will be there.
  const isSmaller = body.length > SMALLEST_GZIP && /\bgzip\b/.test(String(response.req.headers['accept-encoding']));
  const bytes = isSmaller ? zlib.gzipSync(body) : Buffer.from(body);
  if (isSmaller) response.appendHeader('vary', 'accept-encoding');
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': String(bytes.length),
    ...(isSmaller && { 'content-encoding': 'gzip' }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(bytes);
}

/** Sends a value as JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  send(response, status, 'application/json', JSON.stringify(value), headers);
}

/** The decoded path of a request, without query; undefined where its percent-encoding is broken. */
export function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}
