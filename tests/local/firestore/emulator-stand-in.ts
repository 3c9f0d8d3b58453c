import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { loadIndexes } from '#local/firestore/indexes.ts';
import { createFirestoreService } from '#local/firestore/rest.ts';
import { pathOf } from '#local/http.ts';
import { loadRules } from '#local/rules/rules.ts';
import { memoryStore } from '#tests/support/office/memory-store.ts';
import { root } from '#tests/support/source-files.ts';
import { OWNER, uidOfUnsigned } from './emulator.ts';

/** The embedded service in an emulator's place. */
export interface EmulatorStandIn {
  /** `127.0.0.1:port` */
  host: string;
  /** How many calls came so far. */
  asked: () => number;
  close: () => void;
}

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

/**
 * Serves the embedded service under the project's rules as an emulator would: with its owner, and with tokens that nobody
 * signed. The one that people run takes neither.
 */
export async function serveStandIn(): Promise<EmulatorStandIn> {
  const rules = loadRules(read('firestore.rules'));
  let asked = 0;
  const service = createFirestoreService({
    store: memoryStore(() => new Date()),
    projectId: 'demo-modelhouse',
    rules: { allows: (access, lookUp) => access.uid === OWNER || rules.allows(access, lookUp) },
    indexes: loadIndexes(read('firestore.indexes.json')),
    uidOf: (token) => (token === OWNER ? OWNER : uidOfUnsigned(token)),
  });
  const server = http.createServer((request, response) => {
    asked += 1;
    void service.answer(request, response, pathOf(request) ?? '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
