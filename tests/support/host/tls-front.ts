import net from 'node:net';
import tls from 'node:tls';
import type { Identity } from './self-signed.ts';

export interface TlsFront {
  /** Who the front says it is from now on; null: it takes connections and never says a word. */
  present(identity: Identity | null): void;
  close(): Promise<void>;
}

/** Speaks TLS on `port` and hands everything on to `inner`, a server of plain HTTP. Both on loopback. */
export async function startTlsFront(port: number, inner: number, first: Identity): Promise<TlsFront> {
  let identity: Identity | null = first;
  const open = new Set<net.Socket>();
  const server = net.createServer((raw) => {
    open.add(raw);
    raw.on('close', () => open.delete(raw));
    raw.on('error', () => {});
    if (!identity) return;
    const outer = new tls.TLSSocket(raw, { isServer: true, secureContext: tls.createSecureContext(identity) });
    const onward = net.connect(inner, '127.0.0.1');
    outer.pipe(onward).pipe(outer);
    // What the inner server does to its connection happens to the outer one: a reset stays a reset.
    onward.on('error', () => raw.resetAndDestroy());
    outer.on('error', () => onward.destroy());
    raw.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    present(next) {
      identity = next;
      // Connections that are kept alive would go on under the old identity.
      for (const socket of open) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
