import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { loadIndexes } from '#local/firestore/indexes.ts';
import { createFirestoreService } from '#local/firestore/rest.ts';
import { pathOf } from '#local/http.ts';
import { loadRules } from '#local/rules/rules.ts';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { openOffice, ROOT, SITE, type OfficeDatabase } from '#tests/rules/office/office-database.ts';

const rules = loadRules(fs.readFileSync('firestore.rules', 'utf8'));
const indexes = loadIndexes(fs.readFileSync('firestore.indexes.json', 'utf8'));

/** An office that is asked over the network, under the rules that are deployed. */
export interface OfficeServer extends OfficeDatabase {
  endpoint: OfficeEndpoint;
  /** Paths of the calls so far, decoded. */
  calls: string[];
  /** From now on each call is answered by the next of these statuses, then as ever. */
  failWith: (...statuses: string[]) => void;
}

/** Runs an empty one until the test ends. */
export async function runOffice(): Promise<OfficeServer> {
  const office = openOffice(rules);
  const calls: string[] = [];
  const failures: string[] = [];
  const service = createFirestoreService({
    store: office.store,
    projectId: 'demo-modelhouse',
    rules,
    indexes,
    uidOf: () => null,
  });
  const server = http.createServer((request, response) => {
    const path = pathOf(request) ?? '';
    calls.push(path);
    const status = failures.shift();
    if (status) response.writeHead(409).end(JSON.stringify({ error: { code: 409, message: status, status } }));
    else void service.answer(request, response, path);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...office,
    endpoint: { commit: `${origin}/v1/${ROOT}:commit`, root: SITE },
    calls,
    failWith: (...statuses) => {
      failures.push(...statuses);
    },
  };
}
