import { FIRESTORE, firebaseApp } from '#firebase/firebase-app.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import type { VersionedDocument } from '#firebase/rest/found-document.ts';
import { listed, restCalls } from '#firebase/rest/rest-calls.ts';
import { idToken, useSession } from '#firebase/session.ts';
import type { DatabaseWrite } from '#protocol/office/database-writes.ts';
import { documentsOf } from '#protocol/office/office-paths.ts';

/** As many as the rules let anybody list at once. */
export const MOST_LISTED = 50;

/** What was read, and when by the server's clock: a phone's own may be wrong. */
interface Listed {
  documents: VersionedDocument[];
  readAt: Date;
}

/**
 * The database as the account that is signed in may use it, for what only the desk does: its writes name the version that
 * they mean. Without the SDK, which in this size knows no such thing. All reject with a `DatabaseError`.
 */
export interface DeskDatabase {
  /** Account id of who is signed in. */
  uid: string;
  /** The whole name of a document, for a write. */
  nameOf: (path: string) => string;
  find: (path: string) => Promise<VersionedDocument | null>;
  /** The documents directly in a collection, at most `MOST_LISTED`; by a field, or else by their ids. */
  list: (collection: string, orderBy?: string) => Promise<Listed>;
  /** All of the writes, or none. @returns the version that each write made */
  commit: (writes: readonly DatabaseWrite[]) => Promise<string[]>;
}

const timeOf = (answer: unknown): Date => {
  const [first] = Array.isArray(answer) ? (answer as { readTime?: unknown }[]) : [];
  const time = new Date(String(first?.readTime));
  if (Number.isNaN(time.getTime())) throw new DatabaseError('unavailable');
  return time;
};

/** Opens it for the account that is signed in now. */
export function deskDatabase(): DeskDatabase {
  const { projectId = '', apiKey = '' } = firebaseApp().options;
  const documents = documentsOf(projectId);
  const address = { commit: `${FIRESTORE}/v1/${documents}:commit?key=${apiKey}`, root: `${documents}/` };
  const { uid } = useSession.getState();
  const { ask } = restCalls(address, { uid, token: idToken });
  const nameOf = (path: string) => `${documents}/${path}`;
  return {
    uid,
    nameOf,
    find: async (path) =>
      listed(await ask(documents, 'batchGet', { documents: [nameOf(path)] }), 'found', documents)[0] ?? null,
    list: async (collection, orderBy = '__name__') => {
      const [, parent = '', id = ''] = /^(.*?)\/?([^/]+)$/.exec(collection) ?? [];
      const order = [{ field: { fieldPath: orderBy }, direction: 'ASCENDING' }];
      const structuredQuery = { from: [{ collectionId: id }], orderBy: order, limit: MOST_LISTED };
      const answer = await ask(parent ? nameOf(parent) : documents, 'runQuery', { structuredQuery });
      return { documents: listed(answer, 'document', documents), readAt: timeOf(answer) };
    },
    commit: async (writes) => {
      const { writeResults } = ((await ask(documents, 'commit', { writes })) ?? {}) as { writeResults?: unknown };
      if (!Array.isArray(writeResults)) throw new DatabaseError('unavailable');
      return (writeResults as { updateTime?: string }[]).map(({ updateTime = '' }) => updateTime);
    },
  };
}
