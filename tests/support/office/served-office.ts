import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openRestOffice } from '#features/leads-desk/database/rest-office.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { createLocalServices } from '#local/services.ts';
import { documentsOf, officeRoot, type OfficeEndpoint } from '#protocol/office/office-paths.ts';

const SITE = 'onsaemi';
const PROJECT = 'demo-modelhouse';

export interface ServedOffice {
  endpoint: OfficeEndpoint;
  /** As its administrator has it. */
  desk: OfficeDatabase;
  close: () => Promise<void>;
}

interface SignedIn {
  idToken: string;
  localId: string;
}

/** An office of its own with the deployed rules, behind a port of this computer, as `npm start` serves it. */
export async function serveOffice(): Promise<ServedOffice> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'served-office-'));
  const services = createLocalServices({ dataDirectory, siteId: SITE, siteName: SITE, articles: [] });
  const server = http.createServer((request, response) => {
    services.handler(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...services.administrator, returnSecureToken: true }),
  });
  const { idToken, localId } = (await answer.json()) as SignedIn;
  const endpoint = { commit: `${origin}/v1/${documentsOf(PROJECT)}:commit`, root: officeRoot(PROJECT, SITE) };
  return {
    endpoint,
    desk: openRestOffice(endpoint, { uid: localId, token: async () => idToken }),
    close: async () => {
      services.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      fs.rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
