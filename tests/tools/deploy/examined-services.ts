import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Finding } from '#tools/doctor/finding.ts';
import type { Database } from '#tools/doctor/firestore.ts';

/** A service on the network that always answers alike. */
export async function stub(
  status: number,
  body: unknown = {},
  headers: http.OutgoingHttpHeaders = {},
): Promise<string> {
  const server = http.createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The embedded database, as the doctor asks it. */
export const databaseOf = (origin: string): Database => ({
  origin,
  projectId: 'demo-modelhouse',
  apiKey: 'demo',
  siteId: '온새미스카이',
});

/** What is not well. */
export const brokenOnes = (findings: Finding[]) =>
  findings.filter(({ state }) => state !== 'good').map(({ text }) => text);
