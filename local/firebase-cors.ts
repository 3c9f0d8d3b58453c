import type { IncomingMessage, ServerResponse } from 'node:http';

/** The headers that the SDK sends beyond the always allowed ones. */
const SDK_HEADERS = [
  'authorization',
  'content-type',
  'google-cloud-resource-prefix',
  'x-client-version',
  'x-firebase-appcheck',
  'x-firebase-client',
  'x-firebase-gmpid',
  'x-firebase-locale',
  'x-goog-api-client',
  'x-goog-request-params',
  'x-goog-upload-protocol',
].join(', ');

/** Opens an answer to the asking page, as the official emulators do. Returns whether it was a preflight, now answered. */
export function answerFirebaseCors(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('vary', 'origin');
  if (request.method !== 'OPTIONS') return false;
  response
    .writeHead(204, { 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': SDK_HEADERS })
    .end();
  return true;
}
