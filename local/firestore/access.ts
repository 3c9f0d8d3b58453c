import { LimitError } from '#local/rules/methods.ts';
import type { Access, LookUp, Rules } from '#local/rules/rules.ts';
import { FirestoreError } from './errors.ts';
import type { DocumentStore, StoredDocument } from '#local/firestore/data/store.ts';
import { parseTimestamp } from '#local/firestore/data/timestamp.ts';

type Asked = Omit<Access, 'path' | 'uid' | 'time'> & {
  /** Full name of the document; of a query, of its collection. */
  name: string;
  /** Time of the request, as documents write it. */
  time: string;
  /** What the commit makes of each document that it writes. */
  changed?: ReadonlyMap<string, StoredDocument | null>;
  /** Documents that rules may look at for the whole request; 10. */
  mostLooks?: number;
};

/** Lets through what the rules allow one caller. */
export interface Gate {
  /** @throws FirestoreError PERMISSION_DENIED where no rule allows it */
  check: (asked: Asked) => void;
}

/** The gate for a caller; `uid` is null for a visitor who has not signed in. */
export function createGate(rules: Rules, store: DocumentStore, root: string, uid: string | null): Gate {
  // Of the whole request: what was looked at once is not counted again.
  const looked = new Set<string>();
  const lookUp =
    (changed: Asked['changed'], mostLooks: number): LookUp =>
    (segments, isAfter) => {
      const name = [root, ...segments].join('/');
      looked.add(`${isAfter} ${name}`);
      if (looked.size > mostLooks) throw new LimitError('too many documents are looked at');
      const after = isAfter ? changed?.get(name) : undefined;
      return (after === undefined ? store.get(name) : after)?.fields ?? null;
    };
  return {
    check: ({ name, time, changed, mostLooks = 10, ...asked }) => {
      const path = name.slice(root.length + 1).split('/');
      // Rules match documents: a query stands for any document of its collection.
      if (asked.method === 'list') path.push('*');
      const access = { ...asked, path, uid, time: parseTimestamp(time) ?? 0n };
      const isAllowed = rules.allows(access, lookUp(changed, mostLooks));
      if (!isAllowed) throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    },
  };
}
