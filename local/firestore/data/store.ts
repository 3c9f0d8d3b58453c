import path from 'node:path';
import * as v from 'valibot';
import { openAppendLog } from '#local/append-log.ts';
import { collectionOf } from './document-name.ts';
import { formatTimestamp, parseTimestamp } from './timestamp.ts';
import { fieldsSchema } from './values.ts';

const documentSchema = v.object({
  name: v.string(),
  fields: fieldsSchema,
  createTime: v.string(),
  updateTime: v.string(),
});
export type StoredDocument = v.InferOutput<typeof documentSchema>;

const changeSchema = v.object({ name: v.string(), document: v.nullable(documentSchema) });

/** What a commit makes of one document; null removes it. */
export type Change = v.InferOutput<typeof changeSchema>;

/** A commit is one line, so that a crash keeps all of it or nothing. */
const rowSchema = v.object({
  /** `seed`: from here on the store counts as seeded, whatever is deleted later; nobody hears of what it makes. */
  event: v.picklist(['seed', 'commit']),
  time: v.string(),
  changes: v.array(changeSchema),
});
type Row = v.InferOutput<typeof rowSchema>;

export interface DocumentStore {
  get: (name: string) => StoredDocument | undefined;
  /** The documents directly in a collection, in no order. */
  list: (collection: string) => StoredDocument[];
  /** The time of a read: never before the last commit. */
  readTime: () => string;
  /** A time later than every commit so far, also when the computer's clock was set back. */
  nextTime: () => string;
  /** Returns when all changes are on the disk. @throws on a disk error: then none of them is made */
  save: (event: Row['event'], time: string, changes: Change[]) => void;
  isSeeded: () => boolean;
  /** Hears of each document that a commit makes anew, once it is on the disk, and may not throw. */
  onCreated: (listener: (document: StoredDocument) => void) => void;
}

/** Opens the documents of a data folder and compacts their log. */
export function openDocumentStore(dataDirectory: string, clock: () => Date): DocumentStore {
  const log = openAppendLog(path.join(dataDirectory, 'firestore.jsonl'), rowSchema);
  const documents = new Map<string, StoredDocument>();
  const collections = new Map<string, Map<string, StoredDocument>>();
  const listeners: ((document: StoredDocument) => void)[] = [];
  let isSeeded = false;
  let last = 0n;

  const apply = ({ event, time, changes }: Row) => {
    isSeeded ||= event === 'seed';
    const micros = parseTimestamp(time) ?? 0n;
    if (micros > last) last = micros;
    for (const { name, document } of changes) {
      const collection = collections.get(collectionOf(name)) ?? new Map<string, StoredDocument>();
      collections.set(collectionOf(name), collection);
      for (const all of [documents, collection]) {
        if (document) all.set(name, document);
        else all.delete(name);
      }
    }
  };
  const now = () => BigInt(clock().getTime()) * 1000n;

  const rows = log.read();
  rows.forEach(apply);
  if (log.isDamaged || rows.length > documents.size + 1) {
    const first: Row = { event: isSeeded ? 'seed' : 'commit', time: formatTimestamp(last), changes: [] };
    const rest = Array.from(documents, ([name, document]): Row => ({
      event: 'commit',
      time: document.updateTime,
      changes: [{ name, document }],
    }));
    log.rewrite([first, ...rest]);
  }

  return {
    get: (name) => documents.get(name),
    list: (collection) => [...(collections.get(collection)?.values() ?? [])],
    readTime: () => formatTimestamp(now() > last ? now() : last),
    nextTime: () => formatTimestamp(now() > last ? now() : last + 1n),
    save: (event, time, changes) => {
      const row = { event, time, changes };
      const created = event === 'commit' ? changes.filter(({ name }) => !documents.has(name)) : [];
      log.append(row);
      apply(row);
      for (const { document } of created) if (document) for (const listener of listeners) listener(document);
    },
    isSeeded: () => isSeeded,
    onCreated: (listener) => void listeners.push(listener),
  };
}
