import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deliver, type Copy } from '#outbox/deliver.ts';
import { newLeadId, type Lead } from '#outbox/lead.ts';

const lead: Lead = {
  id: newLeadId(),
  form: 'customer',
  fields: { name: '홍길동', phone: '010-1234-5678', message: '' },
  submittedAt: '2026-11-21T03:00:00.000Z',
  noticeVersion: '2026-11-01',
  marketingConsent: false,
  consent: true,
  site: '온새미스카이',
  page: '/Promotion/Customer',
};

const copy = (attempt = 1): Copy => ({ receiver: 'form', lead, attempt, isReplay: attempt > 1 });

const servers: http.Server[] = [];

/** A promise that the test keeps when it opens the gate. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** A form service that answers as the test says. */
async function service(answer: http.RequestListener) {
  const server = http.createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/f`;
  const endpoints = { reservation: url, interest: url, visit: url, customer: url };
  return { endpoints, office: null, fetch, random: Math.random, via: 'worker' as const };
}

afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('one delivery', () => {
  test('sends the form’s fields and the lead’s own in the body, with no header of ours', async () => {
    let body = '';
    let headers: http.IncomingHttpHeaders = {};
    const options = await service((request, response) => {
      headers = request.headers;
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => response.end('{"ok":true}'));
    });
    expect(await deliver(options, copy(3))).toEqual({ kind: 'delivered' });
    expect(JSON.parse(body)).toEqual({
      name: '홍길동',
      phone: '010-1234-5678',
      message: '',
      lead_id: lead.id,
      site: '온새미스카이',
      form: 'customer',
      page: '/Promotion/Customer',
      submitted_at: '2026-11-21T03:00:00.000Z',
      submitted_at_kst: '2026-11-21 12:00:00 (KST)',
      notice_version: '2026-11-01',
      consent: 'true',
      marketing_consent: 'false',
      attempt: '3',
      via: 'worker',
    });
    expect(headers.accept).toBe('application/json');
    expect(headers['content-type']).toBe('application/json');
    expect(headers['idempotency-key']).toBeUndefined();
  });

  test('outlives a closed tab, and takes a redirect for an error', async () => {
    const options = await service((_request, response) => response.end('{}'));
    const sent: RequestInit[] = [];
    const spy: typeof fetch = (input, init) => {
      sent.push(init ?? {});
      return fetch(input, init);
    };
    await deliver({ ...options, fetch: spy }, copy());
    expect(sent).toMatchObject([{ method: 'POST', keepalive: true, redirect: 'error' }]);
  });

  test('gives up on a service that does not answer in 15 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const arrival = gate();
    const work = deliver(await service(() => arrival.open()), copy());
    await arrival.opened;
    vi.advanceTimersByTime(15_000);
    expect(await work).toEqual({ kind: 'unreachable', reason: 'timeout' });
  });

  test('counts the body into the time, not only the headers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const options = await service((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"ok":');
    });
    const headers = gate();
    const noted: typeof fetch = (...request) => fetch(...request).finally(headers.open);
    const work = deliver({ ...options, fetch: noted }, copy());
    await headers.opened;
    vi.advanceTimersByTime(15_000);
    expect(await work).toEqual({ kind: 'unreachable', reason: 'timeout' });
  });

  test('does not take a cut answer for a delivery', async () => {
    const options = await service((_request, response) => {
      response.writeHead(200, { 'content-length': '40' });
      response.write('{"ok":true');
      setTimeout(() => response.destroy(), 10);
    });
    expect(await deliver(options, copy())).toEqual({ kind: 'unreachable', reason: 'network' });
  });

  test('does not follow a redirect, which would lose the body', async () => {
    const options = await service((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await deliver(options, copy())).toEqual({ kind: 'unreachable', reason: 'network' });
  });

  test('calls a reset connection unreachable', async () => {
    const options = await service((request) => request.socket.destroy());
    expect(await deliver(options, copy())).toEqual({ kind: 'unreachable', reason: 'network' });
  });
});

test('lead ids are UUIDs of version 4, also where crypto.randomUUID is missing', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newLeadId()).toMatch(uuid);
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) },
  });
  try {
    expect(newLeadId()).toMatch(uuid);
    expect(newLeadId()).not.toBe(newLeadId());
  } finally {
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: crypto });
  }
});
