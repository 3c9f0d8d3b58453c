import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { createLocalServices, type LocalServices, type LocalServicesOptions } from '#local/services.ts';

export const ARTICLES: LocalServicesOptions['articles'] = [
  {
    id: 'first',
    title: '첫 기사',
    summary: '요약 하나',
    content: '본문\n둘째 문단',
    date: '2026-10-05T09:30',
    views: 3,
  },
  { id: 'second', title: '둘째 기사', summary: '요약 둘', content: '본문', date: '2026-11-02T18:00', views: 0 },
];

/** Rules that let the wire be tested without the project's: whoever signed in writes, everyone reads. */
export const OPEN_RULES = `
  rules_version = '2';
  service cloud.firestore {
    match /databases/{database}/documents/{collection}/{document} {
      allow get, list: if true;
      allow create, update, delete: if request.auth != null;
    }
  }`;

export interface Running extends LocalServices {
  directory: string;
  /** `127.0.0.1:port` */
  host: string;
  /** `http://127.0.0.1:port` */
  origin: string;
}

/** An empty data folder, removed after the test. */
export function newDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'local-services-'));
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Runs the services on a bare server of their own until the test ends. */
export async function run(options: Partial<LocalServicesOptions> = {}): Promise<Running> {
  const directory = options.dataDirectory ?? newDirectory();
  const services = createLocalServices({
    dataDirectory: directory,
    siteId: '온새미스카이',
    articles: ARTICLES,
    siteName: '인천 온새미 스카이',
    ...options,
  });
  const server = http.createServer((request, response) => {
    services.handler(request, response, () => response.writeHead(404).end('next'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...services, directory, host, origin: `http://${host}` };
}

/** Catches what goes to the console, and keeps it out of the test's output. */
export function listenToConsole(method: 'warn' | 'info' | 'error') {
  const spy = vi.spyOn(console, method).mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return { lines: () => spy.mock.calls.map((parts) => parts.map(String).join(' ')) };
}

/** Sends a JSON body and reads the JSON answer. */
export async function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

/** A request whose headers `fetch` would not let a caller choose (Host, a false Content-Length). */
export function rawRequest(origin: string, options: http.RequestOptions, body?: string) {
  return new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const request = http.request(origin, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The lines of a file in the data folder. */
export const linesOf = (directory: string, file: string): string[] =>
  fs.readFileSync(path.join(directory, file), 'utf8').split('\n').filter(Boolean);
