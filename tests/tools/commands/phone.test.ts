import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { phoneServer } from '#tools/commands/serve/phone.mjs';

const KEY = 'aKeyThatNobodyGuesses';
const COOKIE = `phone-aKeyTh=${KEY}`;

/** What the site heard. */
let heard: { method: string; url: string; host: string; origin: string | null; cookie: string | null; body: string }[];
let phone = '';

async function listen(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

let site = 0;

beforeEach(async () => {
  heard = [];
  site = await listen(
    http.createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { host = '', origin = null, cookie = null } = request.headers;
        heard.push({ method: request.method!, url: request.url!, host, origin, cookie, body });
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('the site');
      });
    }),
  );
  phone = `http://127.0.0.1:${await listen(phoneServer(site, KEY))}`;
});

/** As a browser that opened the address of the code. */
const ask = (path: string, { origin = phone, ...init }: RequestInit & { origin?: string } = {}) =>
  fetch(phone + path, { ...init, redirect: 'manual', headers: { cookie: COOKIE, origin } });

test('the address of the code opens the home page, and lets that browser in from then on', async () => {
  const answer = await fetch(`${phone}/${KEY}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  expect(answer.headers.get('set-cookie')).toBe(`${COOKIE}; HttpOnly; SameSite=Lax; Path=/`);
  expect(await (await ask('/')).text()).toBe('the site');
});

test.each(['/', '/index.html', '/aKey', '/local/forms/visit'])('%s is not there without it', async (path) => {
  for (const cookie of ['', 'phone-aKeyTh=', `${COOKIE}x`, `other=${KEY}`])
    expect((await fetch(phone + path, { headers: { cookie } })).status).toBe(404);
  expect(heard).toEqual([]);
});

test.each([
  '/local/inbox',
  '/local/inbox.json',
  '//local/inbox',
  '/%6cocal/inbox',
  '/local%2finbox',
  '/x/../local/inbox',
  '/local/forms/../inbox',
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  '/securetoken.googleapis.com/v1/token',
  '/%',
])('%s, the office’s, is not there even with it', async (path) => {
  // By hand: fetch would mend the address before it asks.
  const status = await new Promise((resolve) => {
    const { port } = new URL(phone);
    http.get({ host: '127.0.0.1', port, path, headers: { cookie: COOKIE } }, ({ statusCode }) => resolve(statusCode));
  });
  expect(status).toBe(404);
  expect(heard).toEqual([]);
});

test('a request of the phone reaches the site as this computer’s, without the key', async () => {
  await ask('/local/forms/visit?a=1', { method: 'POST', body: 'name=가' });
  expect(heard).toEqual([
    {
      method: 'POST',
      url: '/local/forms/visit?a=1',
      host: `localhost:${site}`,
      origin: `http://localhost:${site}`,
      cookie: null,
      body: 'name=가',
    },
  ]);
});

test('a request of another page stays that page’s', async () => {
  await ask('/local/forms/visit', { method: 'POST', origin: 'http://elsewhere.example' });
  expect(heard.map(({ origin }) => origin)).toEqual(['http://elsewhere.example']);
});
