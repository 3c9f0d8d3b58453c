import fs from 'node:fs';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { createServer, preview, type InlineConfig } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimDataFolder } from '#local/data-owner.ts';
import { localServices } from '#local/plugin.ts';
import { ARTICLES, newDirectory, postJson, rawRequest, run } from './running-services.ts';

function configuration(): InlineConfig & { root: string } {
  const root = newDirectory();
  fs.mkdirSync(path.join(root, 'dist'));
  fs.writeFileSync(path.join(root, 'dist/index.html'), 'the site');
  fs.writeFileSync(path.join(root, 'index.html'), 'the site');
  const plugin = localServices({
    dataDirectory: path.join(root, '.local'),
    siteId: 's',
    siteName: '이름',
    articles: ARTICLES,
  });
  const server = { host: '127.0.0.1', port: 0 };
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    server,
    preview: server,
    optimizeDeps: { noDiscovery: true },
  };
}

async function startDev(): Promise<string> {
  const server = await createServer(configuration());
  onTestFinished(() => server.close());
  await server.listen();
  return `http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`;
}

async function startPreview(): Promise<string> {
  const server = await preview(configuration());
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;
}

describe.each([
  ['dev', startDev],
  ['preview', startPreview],
])('the plugin in Vite’s %s server', (_name, start) => {
  it('answers the services, and leaves the site to Vite', async () => {
    const origin = await start();
    expect(await (await fetch(`${origin}/`)).text()).toContain('the site');
    expect((await postJson(`${origin}/local/forms/visit`, { name: 'a', phone: '1' })).status).toBe(200);
    expect(await (await fetch(`${origin}/local/inbox.json`)).json()).toMatchObject({ leads: [{ form: 'visit' }] });
  });

  it('keeps Vite’s generous CORS away from the form service', async () => {
    const origin = await start();
    const headers = {
      origin: 'http://localhost:9',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'idempotency-key',
    };
    const answer = await fetch(`${origin}/local/forms/visit`, { method: 'OPTIONS', headers });
    expect(answer.headers.get('access-control-allow-headers')).toBe('accept, content-type');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('who is answered', () => {
  const paths = [
    '/local/inbox',
    '/local/inbox.json',
    '/local/forms/visit',
    '/v1/projects/x',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  ];

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', '192.168.0.2'])(
    'is nobody who calls this computer %s',
    async (host) => {
      const { origin } = await run();
      for (const address of paths) {
        const { status, text } = await rawRequest(`${origin}${address}`, { method: 'POST', headers: { host } });
        expect([address, status]).toEqual([address, 403]);
        expect(text).not.toContain('leads');
      }
    },
  );

  it.each(['localhost', 'localhost:4173', 'LOCALHOST', '127.0.0.1:1', '[::1]:4173'])(
    'is who calls it %s',
    async (host) => {
      const { origin } = await run();
      expect((await rawRequest(`${origin}/local/inbox`, { headers: { host } })).status).toBe(200);
    },
  );

  it('is nobody at other paths: they are passed on', async () => {
    const { origin } = await run();
    for (const address of ['/', '/local', '/local/', '/local/press', '/v1/', '/%E0%A4%A']) {
      expect((await rawRequest(`${origin}${address}`, {})).text).toBe('next');
    }
  });
});

describe('a data folder', () => {
  it('is one development’s, and refused to any other', () => {
    const folder = newDirectory();
    claimDataFolder(folder, 'first');
    expect(() => claimDataFolder(folder, 'first')).not.toThrow();
    expect(() => claimDataFolder(folder, 'second')).toThrow(
      /holds the leads and articles of 'first', and this is 'second'/,
    );
  });
});
