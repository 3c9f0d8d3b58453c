import fs from 'node:fs';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { preview } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { newDirectory, rawRequest } from '#tests/local/running-services.ts';
import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { readEnvironment } from '#tools/host/environment.ts';
import { staticHostPlugin } from '#tools/host/static-host.ts';

const content = await loadContent(contentFolder());

/** A host with a page or two. */
async function serveHost(root: string): Promise<string> {
  fs.mkdirSync(path.join(root, 'dist/Brand'), { recursive: true });
  for (const file of ['index', '404', 'Brand/intro']) fs.writeFileSync(path.join(root, 'dist', `${file}.html`), file);
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    plugins: [staticHostPlugin(root, content, readEnvironment({}))],
    preview: { host: '127.0.0.1', port: 0 },
  });
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;
}

/** Says where a request is sent on to. */
async function startHost() {
  const origin = await serveHost(newDirectory());
  return async (address: string) => {
    const { status, headers } = await rawRequest(origin, { path: address });
    return status === 301 ? headers.location : status;
  };
}

it('redirects to nobody else’s host, however the path begins', async () => {
  const ask = await startHost();
  for (const address of ['//evil.example/', '///evil.example/', '/%2Fevil.example/', '//evil.example/index.html']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const location = await ask(address);
    expect(new URL(String(location), 'https://site.example').host, `${address}: ${location}`).toBe('site.example');
  }
});

it('keeps a campaign’s parameters when it redirects', async () => {
  const ask = await startHost();
  expect(await ask('/Brand/intro/?utm_source=kakao&a=%2F')).toBe('/Brand/intro?utm_source=kakao&a=%2F');
  expect(await ask('/Brand/intro.html?utm_source=naver')).toBe('/Brand/intro?utm_source=naver');
  expect(await ask('/SalesInfo/StampTax?utm_source=naver')).toBe('/SalesInfo/stampTax?utm_source=naver');
  expect(await ask('/Promotion/Press?x=1')).toBe(`/${encodeURIComponent(content.facts.slug)}/press?x=1`);
  expect(await ask('/Brand/intro?utm_source=kakao')).toBe(200);
});

it('lets the styles of the build through that lies there now', async () => {
  const root = newDirectory();
  const origin = await serveHost(root);
  const page = path.join(root, 'dist/index.html');
  const build = (styles: string, second: number) => {
    fs.writeFileSync(page, `<style>${styles}</style>`);
    fs.utimesSync(page, second, second);
  };
  const policy = async () => (await rawRequest(origin, { path: '/' })).headers['content-security-policy'];
  build('a { color: red }', 1_800_000_000);
  const first = await policy();
  expect(first).toContain('sha256-');
  build('a { color: blue }', 1_800_000_001);
  expect(await policy()).not.toBe(first);
});
