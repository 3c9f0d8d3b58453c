import { root } from '#tools/commands/project.mjs';

/** @typedef {{ close: () => Promise<void> }} Server */

// 127.0.0.1 and not `localhost`: a machine that resolves the name to ::1 first would leave other programs before a closed door.
const HOST = '127.0.0.1';

/** Serves the build with its embedded services. @param {number} port @returns {Promise<Server>} */
export async function serveBuild(port) {
  const { preview } = await import('vite');
  return preview({ root, logLevel: 'warn', preview: { port, host: HOST, strictPort: true, open: false } });
}

/**
 * Serves the sources with the same services.
 * @param {number} port @param {import('vite').Plugin[]} [plugins] beside those of the configuration
 * @returns {Promise<Server>}
 */
export async function serveSources(port, plugins = []) {
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    logLevel: 'info',
    clearScreen: false,
    plugins,
    server: { port, host: HOST, strictPort: true, open: false },
  });
  await server.listen();
  return server;
}

/** Ctrl-C ends the server and then the process; a second one, or a connection that hangs, ends it at once. @param {Server} server */
export function closeOnSignal(server) {
  let closing = false;
  const close = () => {
    if (closing) process.exit(0);
    closing = true;
    setTimeout(() => process.exit(0), 1000).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(0),
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  // npm puts a shell between itself and this process, and a shell passes no signal on: whoever ends npm by its
  // process number would leave a server behind that holds the port.
  if (process.env['npm_lifecycle_event']) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && close(), 500).unref();
  }
}
