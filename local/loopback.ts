import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request comes from this computer and names it. The name matters as much as the address: a foreign
 * page whose domain is made to point at 127.0.0.1 (DNS rebinding) would otherwise read the inbox as its own.
 */
export function isFromThisComputer(request: IncomingMessage): boolean {
  return LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') && LOOPBACK_HOST.test(request.headers.host ?? '');
}
