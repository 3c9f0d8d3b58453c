import net from 'node:net';

export interface Gate {
  port: number;
  /** Ends every connection and takes no more, as a network does that is gone. */
  cut: () => Promise<void>;
  /** Lets everything through again, at the same address. */
  mend: () => Promise<void>;
}

/** A door in front of a server: what comes to it goes to `target`, as long as it is open. */
export async function openGate(target: number): Promise<Gate> {
  const sockets = new Set<net.Socket>();
  let server: net.Server | null = null;
  const pass = (visitor: net.Socket) => {
    const host = net.connect(target, 'localhost');
    for (const [from, to] of [
      [visitor, host],
      [host, visitor],
    ] as const) {
      sockets.add(from);
      // A browser drops connections whenever it likes.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  };
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      const opened = net.createServer(pass);
      opened.once('error', reject);
      opened.listen(port, 'localhost', () => resolve((opened.address() as net.AddressInfo).port));
      server = opened;
    });
  const port = await listen(0);
  return {
    port,
    async cut() {
      const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
      server = null;
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      await listen(port);
    },
  };
}
