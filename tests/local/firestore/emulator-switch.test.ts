import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { loadIndexes } from '#local/firestore/indexes.ts';
import { createFirestoreService } from '#local/firestore/rest.ts';
import { openDocumentStore } from '#local/firestore/data/store.ts';
import { loadRules } from '#local/rules/rules.ts';
import { uidOfUnsigned } from '#tests/rules/database.ts';
import { root } from '#tests/support/source-files.ts';
import { OWNER } from './emulator.ts';
import { newDirectory } from '#tests/local/running-services.ts';

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

/** The embedded service in the emulator's place: with its owner, and unsigned tokens. */
async function startStandIn(): Promise<{ host: string; asked: () => number }> {
  const rules = loadRules(read('firestore.rules'));
  let asked = 0;
  const service = createFirestoreService({
    store: openDocumentStore(newDirectory(), () => new Date()),
    projectId: 'demo-modelhouse',
    rules: { allows: (access, exists) => access.uid === OWNER || rules.allows(access, exists) },
    indexes: loadIndexes(read('firestore.indexes.json')),
    uidOf: (token) => (token === OWNER ? OWNER : uidOfUnsigned(token)),
  });
  const server = http.createServer((request, response) => {
    asked += 1;
    void service.answer(request, response, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

it('with FIRESTORE_EMULATOR_HOST the parity tests ask that emulator, and pass where it is the embedded service', async () => {
  const { host, asked } = await startStandIn();
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [, ...args] = scripts['test:parity']?.split(' ') ?? [];
  const report = path.join(newDirectory(), 'report.json');
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  await promisify(execFile)(process.execPath, [vitest, ...args, `--outputFile.json=${report}`], {
    cwd: root,
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: host },
    maxBuffer: 1e8,
  });
  const { numPassedTests } = JSON.parse(fs.readFileSync(report, 'utf8')) as { numPassedTests: number };
  expect(numPassedTests).toBeGreaterThan(80);
  // Each test writes before it asks.
  expect(asked()).toBeGreaterThan(2 * 80);
}, 120_000);
