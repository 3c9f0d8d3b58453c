import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { DEATH_ADDRESS, type Build } from './mortal-life.ts';

/** The harness for the browser, compiled as the site is. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: ['chrome100', 'safari15.4'],
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'mortal-outbox.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return output[0].code;
}

export interface MortalServer {
  url: string;
  /** Puts another build in the place of `today`: the page and the worker's script are its from now on. */
  deploy(build: Build): void;
  /** Resolves when the next page or worker stands at the event before which it is to die. */
  nextDeath(): Promise<void>;
  close(): Promise<void>;
}

/** Serves a page and a worker with nothing in them but an outbox. Loopback, a free port. */
export async function startMortalServer(): Promise<MortalServer> {
  const bundled = await bundle();
  let code = '';
  const deploy = (deployed: Build) => (code = `var mortalBuild = '${deployed}';\n${bundled}`);
  deploy('today');
  let dies = () => {};
  const server = http.createServer((request, response) => {
    const send = (type: string, body: string) => response.writeHead(200, { 'Content-Type': type }).end(body);
    if (request.url === DEATH_ADDRESS) dies();
    else if (request.url === '/worker.js') send('text/javascript', code);
    else send('text/html', `<!doctype html><title>outbox</title><script>${code}</script>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy,
    nextDeath: () => new Promise((resolve) => (dies = resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
