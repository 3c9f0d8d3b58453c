import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromThisComputer } from '#local/loopback.ts';

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Whether a request may read, or change, the content: it comes from this computer, knows the address that was printed
 * when the editor started, and is no other site's. What writes must say that it is the editor's own page.
 */
export function mayAsk(request: IncomingMessage, token: string, given: string): boolean {
  if (!isFromThisComputer(request) || !isSame(token, given)) return false;
  const site = request.headers['sec-fetch-site'];
  // `none`: somebody typed the address, or followed the line in the terminal.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (request.method === 'GET') return true;
  // Neither is what a form of another site could send unasked.
  const isOurs = /^application\/(json|octet-stream)\b/.test(request.headers['content-type'] ?? '');
  return request.method === 'POST' && isOurs && request.headers.origin === `http://${request.headers.host}`;
}
