import { openOffice } from '#outbox/office/office.ts';
import fs from 'node:fs';
import { createGate } from '#local/firestore/access.ts';
import { commit } from '#local/firestore/commit.ts';
import { commitSchema } from '#local/firestore/commit-schema.ts';
import { FirestoreError } from '#local/firestore/errors.ts';
import type { DocumentStore, StoredDocument } from '#local/firestore/data/store.ts';
import { formatTimestamp } from '#local/firestore/data/timestamp.ts';
import { fieldsSchema, type Fields } from '#local/firestore/data/values.ts';
import { loadRules } from '#local/rules/rules.ts';
import { fieldsOf, type PlainFields } from '#protocol/office/database-writes.ts';
import { documentsOf, OFFICE, officeRoot, type OfficeEndpoint } from '#protocol/office/office-paths.ts';
import * as v from 'valibot';

const PROJECT = 'demo-modelhouse';
const ROOT = documentsOf(PROJECT);

/** Where the outboxes of the tests write their leads besides. */
export const OFFICE_ENDPOINT: OfficeEndpoint = {
  commit: `https://office.test/v1/${ROOT}:commit?key=k`,
  root: officeRoot(PROJECT, 'onsaemi'),
};

/** The office as an outbox has it. */
export const OFFICE_RECEIVER = openOffice(OFFICE_ENDPOINT);

// The deployed rules: what an outbox does here, it may do.
const rules = loadRules(fs.readFileSync('firestore.rules', 'utf8'));

/** The database's documents, in memory. */
function memoryDocuments(): DocumentStore & { documents: Map<string, StoredDocument> } {
  const documents = new Map<string, StoredDocument>();
  let micros = 1_800_000_000_000_000n;
  const nextTime = () => formatTimestamp((micros += 1n));
  return {
    documents,
    get: (name) => documents.get(name),
    list: (collection) => [...documents.values()].filter(({ name }) => name.startsWith(`${collection}/`)),
    readTime: () => formatTimestamp(micros),
    nextTime,
    save(_event, _time, changes) {
      for (const { name, document } of changes) {
        if (document) documents.set(name, document);
        else documents.delete(name);
      }
    },
    isSeeded: () => true,
    onCreated: () => {},
  };
}

/** An office's database as whoever has not signed in meets it, under the deployed rules. */
export class MemoryOffice {
  private readonly store = memoryDocuments();

  /** Puts a document there past the rules, by its path below the office. */
  put(path: string, plain: PlainFields): void {
    const [name, time] = [`${OFFICE_ENDPOINT.root}/${path}`, this.store.nextTime()];
    const document = { name, fields: v.parse(fieldsSchema, fieldsOf(plain)), createTime: time, updateTime: time };
    this.store.save('commit', time, [{ name, document }]);
  }

  /** Reads a document past the rules. */
  read(path: string): Fields | undefined {
    return this.store.get(`${OFFICE_ENDPOINT.root}/${path}`)?.fields;
  }

  /** Ids of the documents of a collection, in no order. */
  ids(collection: keyof typeof OFFICE): string[] {
    const folder = `${OFFICE_ENDPOINT.root}/${OFFICE[collection]}`;
    return this.store.list(folder).map(({ name }) => name.slice(folder.length + 1));
  }

  /** What the database answers to a call, which it has carried out then. */
  answer(url: string, text: string): { status: number; body: unknown } {
    const body: unknown = JSON.parse(text);
    const gate = createGate(rules, this.store, ROOT, null);
    try {
      if (!url.includes(':batchGet')) {
        const { writes } = v.parse(commitSchema, body);
        return { status: 200, body: commit(this.store, writes, { root: ROOT, gate }) };
      }
      const { documents } = v.parse(v.object({ documents: v.array(v.string()) }), body);
      const time = this.store.readTime();
      const found = documents.map((name) => {
        const document = this.store.get(name);
        gate.check({ method: 'get', name, time, before: document?.fields });
        return document ? { found: document, readTime: time } : { missing: name, readTime: time };
      });
      return { status: 200, body: found };
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      return { status: error.httpCode, body: error.toJSON() };
    }
  }
}
