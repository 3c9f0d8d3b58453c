import net from 'node:net';

/** A network between the browser and the site: slow, late, and now and then gone. */
export interface WeakNetwork {
  url: string;
  /** What it lets through from now on; false cuts every connection and refuses new ones. */
  carry: (isUp: boolean) => void;
  close: () => Promise<void>;
}

interface Options {
  /** Port of the site. */
  port: number;
  /** Kilobits a second for everything that comes down, all connections together. */
  kbps?: number;
  /** Milliseconds from a question to the first byte of its answer, more than the site takes. */
  latencyMs?: number;
}

const PIECE = 1000;

/** Speaks TCP alone, so that everything of HTTP is as real as with a network: half answers, resets, silence. */
export async function weakNetwork({ port, kbps = Infinity, latencyMs = 0 }: Options): Promise<WeakNetwork> {
  const open = new Set<net.Socket>();
  const piece = kbps === Infinity ? Infinity : PIECE;
  let isUp = true;
  /** When the line is free for the next piece, by `performance.now()`. */
  let freeAt = 0;

  async function passDown(bytes: Buffer, to: net.Socket): Promise<void> {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes.length * 8) / kbps;
    if (freeAt > now) await new Promise((resolve) => setTimeout(resolve, freeAt - now));
    if (!to.destroyed) to.write(bytes);
  }

  const server = net.createServer({ allowHalfOpen: false }, (browser) => {
    if (!isUp) {
      browser.destroy();
      return;
    }
    const site = net.connect(port, 'localhost');
    for (const socket of [browser, site]) {
      open.add(socket);
      socket.setNoDelay(true);
      // A browser drops connections whenever it likes.
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        if (socket === site) void last.then(() => browser.destroy());
        else site.destroy();
      });
    }
    browser.on('data', (chunk: Buffer) => {
      setTimeout(() => site.destroyed || site.write(chunk), latencyMs);
    });
    let last: Promise<unknown> = Promise.resolve();
    site.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += piece) {
        const bytes = chunk.subarray(at, at + piece);
        last = last.then(() => passDown(bytes, browser));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const carry = (up: boolean) => {
    isUp = up;
    if (!up) for (const socket of open) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as net.AddressInfo).port}`,
    carry,
    close: () =>
      new Promise((resolve) => {
        carry(false);
        server.close(() => resolve());
      }),
  };
}
