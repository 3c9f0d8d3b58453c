import type { DocumentStore, StoredDocument } from '#local/firestore/data/store.ts';
import { collectionOf } from '#local/firestore/data/document-name.ts';
import { formatTimestamp, parseTimestamp } from '#local/firestore/data/timestamp.ts';

/** Documents that are nowhere but in `documents`: thousands of commits need not wait for a disk. */
export function memoryStore(clock: () => Date, documents = new Map<string, StoredDocument>()): DocumentStore {
  const listeners: ((document: StoredDocument) => void)[] = [];
  let [last, isSeeded] = [0n, false];
  const now = () => BigInt(clock().getTime()) * 1000n;
  return {
    get: (name) => documents.get(name),
    list: (collection) => [...documents.values()].filter(({ name }) => collectionOf(name) === collection),
    readTime: () => formatTimestamp(now() > last ? now() : last),
    nextTime: () => formatTimestamp(now() > last ? now() : last + 1n),
    save: (event, time, changes) => {
      isSeeded ||= event === 'seed';
      last = parseTimestamp(time) ?? last;
      const created = event === 'commit' ? changes.filter(({ name }) => !documents.has(name)) : [];
      for (const { name, document } of changes) {
        if (document) documents.set(name, document);
        else documents.delete(name);
      }
      for (const { document } of created) if (document) for (const listener of listeners) listener(document);
    },
    isSeeded: () => isSeeded,
    onCreated: (listener) => void listeners.push(listener),
  };
}
