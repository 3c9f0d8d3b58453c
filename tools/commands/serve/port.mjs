import net from 'node:net';
import { UserError } from '#tools/commands/project.mjs';

const DEFAULT_PORT = 4173;

/** @param {string | undefined} value of `--port`, or of the variable PORT @returns {number} */
export function readPort(value) {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`PORT=${value} is not a port: write a number from 1 to 65535, for example -- --port 4180`);
}

/** @param {number} port @param {string} host @returns {Promise<string | null>} the error code, or null when it is free */
const probe = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

/**
 * Fails with one sentence when another program listens there. Both loopback addresses are asked,
 * because a browser may take either for `localhost`.
 * @param {number} port
 */
export async function requireFreePort(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await probe(port, host);
    if (code === 'EADDRINUSE')
      throw new UserError(
        `Port ${port} is taken by another program: stop it, or choose another port, for example -- --port ${port === 4180 ? 4181 : 4180}`,
      );
    if (code === 'EACCES')
      throw new UserError(
        `Port ${port} may not be used without administrator rights: choose another, for example -- --port 4180`,
      );
  }
}
