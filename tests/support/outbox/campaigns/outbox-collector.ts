import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';

/**
 * What the form service does with one POST. `rst`, `half` and `hang` have accepted the lead before they fail the
 * sender; `500nocors` is an error page of a proxy, without CORS headers, `400html` one with them. `200no` is a refusal
 * by a word, under a status that says yes.
 */
export const FAULTS = [
  'ok',
  'rst',
  'half',
  'hang',
  '500',
  '500nocors',
  '429',
  'html',
  '302',
  '200error',
  '200no',
  '400html',
  '422',
  '404',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Whether the service has the lead after this fault. */
export const isAccepted = (fault: Fault): boolean => ['ok', 'rst', 'half', 'hang'].includes(fault);

export interface Arrival {
  /** `preflight` and `refused` (a preflight with an unlisted header) carry no lead. */
  kind: 'post' | 'preflight' | 'refused';
  at: number;
  form: string;
  leadId: string;
  fault: Fault;
  body: Record<string, string>;
}

export interface Collector {
  origin: string;
  endpoints: Record<FormKey, string>;
  /** Everything that arrived, in order: the oracle. */
  log: Arrival[];
  posts(): Arrival[];
  /** The ids of the leads that the service has. */
  accepted(): Set<string>;
  /** What the next POSTs come to; after them, `otherwise`. */
  script(...faults: Fault[]): void;
  otherwise(fault: Fault): void;
  /** What every POST of one lead comes to, whatever the script says. */
  always(leadId: string, fault: Fault): void;
  /** Answers again after `close`, on the same port. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** The only headers that a page may send; the preflight refuses any other. */
const LISTED_HEADERS = ['accept', 'content-type'];
const JSON_TYPE = { 'content-type': 'application/json' };
const OK = JSON.stringify({ ok: true, next: '/thanks' });

/** Does with a call what the fault says. */
export function answer(fault: Fault, response: http.ServerResponse, cors: Record<string, string>) {
  const send = (status: number, body: string, headers: Record<string, string> = { ...cors, ...JSON_TYPE }) =>
    response.writeHead(status, headers).end(body);
  switch (fault) {
    case 'ok':
      return send(200, OK);
    case 'rst':
      return (response.socket as Socket).resetAndDestroy();
    case 'half':
      response.writeHead(200, { ...cors, ...JSON_TYPE, 'content-length': String(OK.length) });
      response.write(OK.slice(0, 9));
      return setTimeout(() => response.destroy(), 10);
    case 'hang':
      return undefined;
    case '500':
      return send(500, '{"error":"internal"}');
    case '500nocors':
      return send(500, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' });
    case '429':
      return send(429, '{"error":"too many"}', { ...cors, ...JSON_TYPE, 'retry-after': '60' });
    case 'html':
      return send(200, '<!doctype html><title>Wi-Fi</title>', { ...cors, 'content-type': 'text/html' });
    case '302':
      return send(302, '', { ...cors, location: '/thanks' });
    case '200error':
      return send(200, '{"error":"over quota"}');
    case '200no':
      return send(200, '{"success":false}');
    case '400html':
      return send(400, '<h1>Bad request</h1>', { ...cors, 'content-type': 'text/html' });
    case '422':
      return send(422, '{"errors":[{"field":"phone","code":"TYPE","message":"bad"}]}');
    case '404':
      return send(404, '{"error":"no form"}');
  }
}

/** The whole text that a request brings. */
export async function readText(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A form service on an origin of its own, with strict CORS, that fails as it is told. Loopback, a free port. */
export async function startCollector(): Promise<Collector> {
  const log: Arrival[] = [];
  const scripted: Fault[] = [];
  const byLead = new Map<string, Fault>();
  let fallback: Fault = 'ok';

  const server = http.createServer((request, response) => {
    const form = request.url?.split('/').pop() ?? '';
    const cors: Record<string, string> = { 'access-control-allow-origin': request.headers.origin ?? '*' };
    const arrive = (kind: Arrival['kind'], fault: Fault, body: Record<string, string> = {}) =>
      log.push({ kind, at: Date.now(), form, leadId: body['lead_id'] ?? '', fault, body });
    if (request.method === 'OPTIONS') {
      const asked = (request.headers['access-control-request-headers'] ?? '').split(',').map((name) => name.trim());
      const isListed = asked.every((name) => name === '' || LISTED_HEADERS.includes(name));
      arrive(isListed ? 'preflight' : 'refused', 'ok');
      const allowed = { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': LISTED_HEADERS.join() };
      // No Access-Control-Max-Age: every test sees its own preflights.
      response.writeHead(isListed ? 204 : 403, isListed ? { ...cors, ...allowed } : {}).end();
      return;
    }
    readText(request).then(
      (text) => {
        const body = JSON.parse(text || '{}') as Record<string, string>;
        const next = byLead.get(body['lead_id'] ?? '') ?? scripted.shift() ?? fallback;
        arrive('post', next, body);
        answer(next, response, cors);
      },
      () => response.destroy(),
    );
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    endpoints: Object.fromEntries(FORM_KEYS.map((key) => [key, `${origin}/f/${key}`])) as Record<FormKey, string>,
    log,
    posts: () => log.filter(({ kind }) => kind === 'post'),
    accepted: () => new Set(log.filter((one) => one.kind === 'post' && isAccepted(one.fault)).map((one) => one.leadId)),
    script: (...faults) => void scripted.push(...faults),
    otherwise: (fault) => (fallback = fault),
    always: (leadId, fault) => void byLead.set(leadId, fault),
    reopen: () => listen(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Node's fetch with a browser's manners: an `Origin`, a preflight, and a TypeError for an answer without CORS headers. */
export function browserFetch(origin: string): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    const names = [...new Headers(init?.headers).keys()].filter((name) => name !== 'accept');
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Headers': names.join() },
      ...(init?.signal ? { signal: init.signal } : {}),
    });
    if (!preflight.headers.get('access-control-allow-origin')) throw new TypeError('Failed to fetch');
    const headers = new Headers(init?.headers);
    headers.set('Origin', origin);
    const response = await fetch(url, { ...init, headers });
    if (!response.headers.get('access-control-allow-origin')) throw new TypeError('Failed to fetch');
    return response;
  };
}
