import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openRestOffice } from '#features/leads-desk/database/rest-office.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { createLocalServices } from '#local/services.ts';
import { documentsOf, officeRoot, type OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { EMULATOR, OWNER, unsignedToken } from '#tests/local/firestore/emulator.ts';

const SITE = 'onsaemi';
const PROJECT = 'demo-modelhouse';
const ADMINISTRATOR = 'boss';

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

const endpointOf = (origin: string, site: string): OfficeEndpoint => ({
  commit: `${origin}/v1/${documentsOf(PROJECT)}:commit`,
  root: officeRoot(PROJECT, site),
});

/** One of a running emulator, which has the rules. It goes on holding what others left, so each office is a new one. */
async function officeOfEmulator(host: string): Promise<ServedOffice> {
  const endpoint = endpointOf(`http://${host}`, `${SITE}-${randomUUID()}`);
  const account = { update: { name: `${documentsOf(PROJECT)}/admins/${ADMINISTRATOR}`, fields: {} } };
  await openRestOffice(endpoint, { uid: OWNER, token: async () => OWNER }).commit([account]);
  const token = unsignedToken(ADMINISTRATOR, PROJECT);
  return {
    endpoint,
    desk: openRestOffice(endpoint, { uid: ADMINISTRATOR, token: async () => token }),
    close: async () => {},
  };
}

/**
 * An office of its own with the deployed rules behind a port of this computer: as `npm start` serves it or, where one
 * runs (FIRESTORE_EMULATOR_HOST), the official emulator's.
 */
export const serveOffice = async (): Promise<ServedOffice> => (EMULATOR ? officeOfEmulator(EMULATOR) : officeOfStart());

async function officeOfStart(): Promise<ServedOffice> {
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
  const endpoint = endpointOf(origin, SITE);
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
