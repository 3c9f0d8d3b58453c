import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fs from 'node:fs';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { onTestFinished } from 'vitest';
import { documentsRoot } from '#local/firestore/data/document-name.ts';
import { loadIndexes } from '#local/firestore/indexes.ts';
import { createFirestoreService } from '#local/firestore/rest.ts';
import { openDocumentStore, type DocumentStore } from '#local/firestore/data/store.ts';
import type { Fields } from '#local/firestore/data/values.ts';
import { loadRules } from '#local/rules/rules.ts';
import { EMULATOR, OWNER, uidOfUnsigned } from '#tests/local/firestore/emulator.ts';
import { newDirectory } from '#tests/local/running-services.ts';

// The same cases run against the embedded service and, with FIRESTORE_EMULATOR_HOST set, against the official emulator.

const PROJECT = 'demo-modelhouse';
const projectFile = (name: string) => fs.readFileSync(path.resolve(import.meta.dirname, '../..', name), 'utf8');

async function serveEmbedded(store: DocumentStore): Promise<string> {
  const service = createFirestoreService({
    store,
    projectId: PROJECT,
    rules: loadRules(projectFile('firestore.rules')),
    indexes: loadIndexes(projectFile('firestore.indexes.json')),
    uidOf: uidOfUnsigned,
  });
  const server = http.createServer((request, response) => {
    void service.answer(request, response, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A database under the project's rules. */
export interface Database {
  /** Puts a document there past the rules, as an owner would in the console. */
  put: (name: string, fields: Fields) => Promise<void>;
  /** The SDK of a caller; null: nobody signed in. */
  as: (uid: string | null) => Firestore;
}

async function putInEmulator(name: string, fields: Fields) {
  const root = documentsRoot(PROJECT);
  const headers = { authorization: `Bearer ${OWNER}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ writes: [{ update: { name: `${root}/${name}`, fields } }] });
  const { ok, status } = await fetch(`http://${EMULATOR}/v1/${root}:commit`, { method: 'POST', headers, body });
  if (!ok) throw new Error(`The emulator refused ${name}: ${status}`);
}

function putInStore(store: DocumentStore, shortName: string, fields: Fields) {
  const [name, time] = [`${documentsRoot(PROJECT)}/${shortName}`, store.nextTime()];
  store.save('commit', time, [{ name, document: { name, fields, createTime: time, updateTime: time } }]);
}

let apps = 0;

/** Opens an empty embedded database, or the running emulator's. */
export async function openDatabase(): Promise<Database> {
  const store = openDocumentStore(newDirectory(), () => new Date());
  const [host = '', port = ''] = (EMULATOR ?? (await serveEmbedded(store))).split(':');
  return {
    put: async (name, fields) => (EMULATOR ? putInEmulator(name, fields) : putInStore(store, name, fields)),
    as: (uid) => {
      apps += 1;
      const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, `rules-${apps}`);
      onTestFinished(() => deleteApp(app));
      const database = getFirestore(app);
      connectFirestoreEmulator(database, host, Number(port), uid === null ? {} : { mockUserToken: { sub: uid } });
      return database;
    },
  };
}
