import type { Access, Rules } from '#local/rules/rules.ts';
import { FirestoreError } from './errors.ts';
import type { DocumentStore } from '#local/firestore/data/store.ts';
import { parseTimestamp } from '#local/firestore/data/timestamp.ts';

type Asked = Omit<Access, 'path' | 'uid' | 'time'> & {
  /** Full name of the document; of a query, of its collection. */
  name: string;
  /** Time of the request, as documents write it. */
  time: string;
};

/** Lets through what the rules allow one caller. */
export interface Gate {
  /** @throws FirestoreError PERMISSION_DENIED where no rule allows it */
  check: (asked: Asked) => void;
}

/** The gate for a caller; `uid` is null for a visitor who has not signed in. */
export function createGate(rules: Rules, store: DocumentStore, root: string, uid: string | null): Gate {
  const exists = (segments: readonly string[]) => store.get([root, ...segments].join('/')) !== undefined;
  return {
    check: ({ name, time, ...asked }) => {
      const path = name.slice(root.length + 1).split('/');
      // Rules match documents: a query stands for any document of its collection.
      if (asked.method === 'list') path.push('*');
      const isAllowed = rules.allows({ ...asked, path, uid, time: parseTimestamp(time) ?? 0n }, exists);
      if (!isAllowed) throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    },
  };
}
