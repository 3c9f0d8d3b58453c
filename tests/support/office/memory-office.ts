import fs from 'node:fs';
import { createGate } from '#local/firestore/access.ts';
import { commit } from '#local/firestore/commit.ts';
import { commitSchema } from '#local/firestore/commit-schema.ts';
import { FirestoreError } from '#local/firestore/errors.ts';
import { loadIndexes, requireIndex } from '#local/firestore/indexes.ts';
import { runQuery } from '#local/firestore/query.ts';
import { querySchema } from '#local/firestore/query-schema.ts';
import type { StoredDocument } from '#local/firestore/data/store.ts';
import { fieldsSchema, type Fields, type Value } from '#local/firestore/data/values.ts';
import { loadRules } from '#local/rules/rules.ts';
import { structuredQuery } from '#features/leads-desk/database/structured-query.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase, OfficeQuery } from '#features/leads-desk/database/office-database.ts';
import { fieldsOf, type PlainFields, type PlainValue } from '#protocol/office/database-writes.ts';
import { openOffice, ROOT, SITE, UID, type Role } from '#tests/rules/office/office-database.ts';
import { fillOffice } from '#tests/rules/office/office-world.ts';
import * as v from 'valibot';

// The deployed rules and indexes, evaluated by the embedded service in this process: what a desk does here, it may do.
const rules = loadRules(fs.readFileSync('firestore.rules', 'utf8'));
const indexes = loadIndexes(fs.readFileSync('firestore.indexes.json', 'utf8'));

/** An office in memory that several accounts may work at once. */
export interface MemoryOffice {
  /** Name of the office's document. */
  root: string;
  /** Puts a document there past the rules, by its path below the office. */
  put: (path: string, plain: PlainFields) => void;
  /** Puts many there at once, which is much faster. */
  putAll: (documents: Readonly<Record<string, PlainFields>>) => void;
  /** Puts the world of the rules' cases there (tests/rules/office/office-world.ts). */
  fill: () => void;
  /** Reads a document past the rules. */
  read: (path: string) => Readonly<Record<string, PlainValue>> | null;
  /** Ids in a collection past the rules, in order. */
  ids: (collection: string) => string[];
  as: (role: Role) => MemoryDatabase;
}

/** The office as one role's desk has it. */
export interface MemoryDatabase extends OfficeDatabase {
  /** Every call from now on rejects with this code; null: none does. */
  failWith: (code: string | null) => void;
  /** What was asked so far. */
  calls: { find: number; query: OfficeQuery[]; commit: number };
}

function plainOf(value: Value): PlainValue {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('arrayValue' in value) return value.arrayValue.values.map((one) => String(plainOf(one)));
  throw new Error(`An office has no such value: ${JSON.stringify(value)}`);
}

const plainFields = (fields: Fields): Readonly<Record<string, PlainValue>> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainOf(value)]));

const foundOf = ({ name, fields }: StoredDocument): FoundDocument => ({
  id: name.slice(name.lastIndexOf('/') + 1),
  path: name.slice(SITE.length + 1),
  fields: plainFields(fields),
});

/** @throws DatabaseError as the desk knows it */
function named<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof FirestoreError) throw new DatabaseError(error.status.toLowerCase().replaceAll('_', '-'));
    throw error;
  }
}

/** Opens an empty office whose server's time is `clock`'s. */
export function openMemoryOffice(clock: () => Date = () => new Date()): MemoryOffice {
  const { store, put } = openOffice(rules, clock);
  const parentOf = (collection: string) => [SITE, ...collection.split('/').slice(0, -1)].join('/');

  const as = (role: Role): MemoryDatabase => {
    // One for each call: what rules may look at is counted by request.
    const newGate = () => createGate(rules, store, ROOT, UID[role]);
    let failure: string | null = null;
    const calls: MemoryDatabase['calls'] = { find: 0, query: [], commit: 0 };
    // A turn later, as over a network.
    const answered = async <Result>(run: () => Result): Promise<Result> => {
      await Promise.resolve();
      if (failure !== null) throw new DatabaseError(failure);
      return named(run);
    };
    return {
      root: SITE,
      uid: UID[role] ?? 'nobody',
      calls,
      failWith: (code) => {
        failure = code;
      },
      find: async (path) => {
        calls.find += 1;
        return answered(() => {
          const [name, time] = [`${SITE}/${path}`, store.readTime()];
          const found = store.get(name);
          newGate().check({ method: 'get', name, time, before: found?.fields });
          return found ? foundOf(found) : null;
        });
      },
      query: async (query) => {
        calls.query.push(query);
        return answered(() => {
          const asked = v.parse(querySchema, structuredQuery(SITE, query));
          const name = `${SITE}/${query.collection}`;
          newGate().check({ method: 'list', name, time: store.readTime(), limit: query.limit });
          requireIndex(indexes, asked);
          return runQuery(store, parentOf(query.collection), asked).map(foundOf);
        });
      },
      commit: async (writes) => {
        calls.commit += 1;
        await answered(() => commit(store, v.parse(commitSchema, { writes }).writes, { root: ROOT, gate: newGate() }));
      },
    };
  };

  return {
    root: SITE,
    put: (path, plain) => {
      put(`${SITE}/${path}`, plain);
    },
    putAll: (documents) => {
      const time = store.nextTime();
      const changes = Object.entries(documents).map(([path, plain]) => {
        const [name, fields] = [`${SITE}/${path}`, v.parse(fieldsSchema, fieldsOf(plain))];
        return { name, document: { name, fields, createTime: time, updateTime: time } };
      });
      store.save('commit', time, changes);
    },
    fill: () => fillOffice({ put }),
    read: (path) => {
      const found = store.get(`${SITE}/${path}`);
      return found ? plainFields(found.fields) : null;
    },
    ids: (collection) =>
      store
        .list(`${SITE}/${collection}`)
        .map(({ name }) => name.slice(name.lastIndexOf('/') + 1))
        .toSorted(),
    as,
  };
}
