import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { MemoryOffice, OFFICE_ENDPOINT } from '#tests/support/outbox/world/outbox-office.ts';
import type { OfficeFault } from '#tests/support/outbox/world/outbox-service.ts';
import { answer, isAccepted, readText } from './outbox-collector.ts';

/** An office on an origin of its own, under the deployed rules, that fails as it is told. */
export interface OfficeCollector {
  endpoint: OfficeEndpoint;
  office: MemoryOffice;
  /** What every call about one lead comes to. `rst`, `half` and `hang` are carried out before they fail the sender. */
  always(leadId: string, fault: OfficeFault): void;
  /** How many calls about a lead have arrived. */
  calls(leadId: string): number;
  /** Lets go of requests that hang. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A token of the visit that a lead asks for, by which a call about the visit alone is known to be the lead's. */
export const visitTokenOf = (leadId: string): string => leadId.replaceAll('-', '');

const ABOUT = /\/(?:leads|bookings|refusals)\/([0-9a-f-]{32,36})/;
const ABORTED = JSON.stringify({ error: { code: 409, message: 'contention', status: 'ABORTED' } });

/** Starts an empty one. Loopback, a free port. */
export async function startOfficeCollector(): Promise<OfficeCollector> {
  const office = new MemoryOffice();
  const faults = new Map<string, OfficeFault>();
  const calls = new Map<string, number>();
  const server = http.createServer((request, response) => {
    const cors = { 'access-control-allow-origin': request.headers.origin ?? '*' };
    const send = (status: number, body: string) =>
      response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(body);
    const take = (text: string) => {
      const about = visitTokenOf(ABOUT.exec(text)?.[1] ?? '');
      const fault = faults.get(about) ?? 'ok';
      calls.set(about, (calls.get(about) ?? 0) + 1);
      if (fault === 'aborted') return void send(409, ABORTED);
      const taken = isAccepted(fault) ? office.answer(request.url ?? '', text) : null;
      if (taken && fault === 'ok') send(taken.status, JSON.stringify(taken.body));
      else answer(fault, response, cors);
    };
    // What is preflighted is refused: a page's calls are not.
    if (request.method === 'POST') readText(request).then(take, () => response.destroy());
    else response.writeHead(405).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { pathname, search } = new URL(OFFICE_ENDPOINT.commit);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint: { ...OFFICE_ENDPOINT, commit: origin + pathname + search },
    office,
    always: (leadId, fault) => void faults.set(visitTokenOf(leadId), fault),
    calls: (leadId) => calls.get(visitTokenOf(leadId)) ?? 0,
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
