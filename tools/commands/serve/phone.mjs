import { randomBytes } from 'node:crypto';
import http from 'node:http';
import os from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { UserError } from '#tools/commands/project.mjs';
import { currentSite } from '#tools/commands/sites.mjs';

/** Browsers keep cookies by host, not by port: each server's has a name of its own. @param {string} key */
const cookieOf = (key) => `phone-${key.slice(0, 6)}=${key}`;
/** What the sales office sees: no phone, whoever holds it, is let in. */
const OF_THE_STAFF = /^\/(local\/(?!forms\/)|identitytoolkit\.|securetoken\.)/;

/** Addresses of this computer in its networks. @returns {string[]} */
const networkAddresses = () =>
  Object.values(os.networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** @param {http.IncomingMessage} request @param {string} key */
const isLetIn = ({ headers: { cookie = '' } }, key) => cookie.split(';').some((part) => part.trim() === cookieOf(key));

/** What is asked for, as the site will read it; null: it cannot be read. @param {http.IncomingMessage} request */
function addressOf({ url = '/' }) {
  try {
    // Two slashes would begin a host's name.
    const { pathname, search } = new URL(url.replace(/^[\\/]+/, '/'), 'http://phone.invalid');
    return { pathname, search, decoded: decodeURIComponent(pathname).replaceAll(/[\\/]+/g, '/') };
  } catch {
    return null;
  }
}

/** @param {http.ServerResponse} response */
const refuse = (response) => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found.\n');

/**
 * Hands a request on to the site as if it came from this computer: the embedded services answer nobody else.
 * @param {http.IncomingMessage} request @param {http.ServerResponse} response
 * @param {{ port: number, path: string }} site where it is served, and what of it is asked for
 */
function handOn(request, response, { port, path }) {
  const { cookie: _, origin, ...headers } = request.headers;
  const here = `localhost:${port}`;
  // A foreign page's request stays one.
  const own = origin === `http://${request.headers.host}` ? { origin: `http://${here}` } : origin ? { origin } : {};
  const onward = http.request(
    { host: '127.0.0.1', port, method: request.method, path, headers: { ...headers, ...own, host: here } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/**
 * A server that shows the site to whoever knows its path, which no one guesses, and nothing of the office.
 * @param {number} port where the site is served to this computer @param {string} key the path
 */
export const phoneServer = (port, key) =>
  http.createServer((request, response) => {
    const address = addressOf(request);
    if (address?.pathname === `/${key}`)
      return response
        .writeHead(302, {
          Location: '/',
          'Set-Cookie': `${cookieOf(key)}; HttpOnly; SameSite=Lax; Path=/`,
          'Cache-Control': 'no-store',
        })
        .end();
    if (!address || !isLetIn(request, key) || OF_THE_STAFF.test(address.decoded)) return refuse(response);
    handOn(request, response, { port, path: address.pathname + address.search });
  });

/** A code that a camera reads from dark and light terminals alike. @param {string} address */
const drawCode = (address) =>
  renderUnicodeCompact(address, { border: 2 })
    .split('\n')
    .map((line) => (process.stdout.isTTY ? `\x1b[97;40m${line}\x1b[0m` : line))
    .join('\n');

/** Serves the running site to phones in the same network, and says how they get there. @param {number} port of the site */
export async function openToPhones(port) {
  const [address, ...others] = networkAddresses();
  if (!address) throw new UserError('--phone: this computer is in no network that a phone could be in too.');
  const key = randomBytes(12).toString('base64url');
  const server = phoneServer(port, key);
  // Reachable from the network is what it is for; any free port, since the site's is this computer's alone.
  await new Promise((resolve) => server.listen(0, '0.0.0.0', () => resolve(undefined)));
  const bound = server.address();
  const open = typeof bound === 'object' && bound ? bound.port : 0;
  const addressOn = (/** @type {string} */ host) => `http://${host}:${open}/${key}`;
  console.log(`
For a phone in the same network: ${addressOn(address)}
${drawCode(addressOn(address))}
${others.map((other) => `In another network of this computer: ${addressOn(other)}\n`).join('')}It opens the site as visitors see it, to whoever has this address, until this command ends; requests reach this
computer's inbox. Inbox, sign-in and desk stay shut. Offline reading and installing need https:
npm run deploy -- ${currentSite().name} --preview.`);
}
