import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { takenBy } from '#tools/commands/serve/served-site.mjs';

async function host(status: number, body: string): Promise<string> {
  const server = http.createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a deploy does not take the place of another development', async () => {
  const other = await host(200, JSON.stringify({ site: 'first' }));
  expect(await takenBy([other], 'second')).toEqual([
    `  ${other} serves 'first': this is 'second', and would take its place`,
  ]);
});

test('a deploy replaces its own development, and takes a host that serves none', async () => {
  const origins = await Promise.all([
    host(200, JSON.stringify({ site: 'second' })),
    host(404, 'not found'),
    host(200, '<!doctype html>'),
    host(200, 'null'),
  ]);
  expect(await takenBy([...origins, 'http://127.0.0.1:9'], 'second')).toEqual([]);
});
