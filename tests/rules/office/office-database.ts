import { createGate } from '#local/firestore/access.ts';
import { commit } from '#local/firestore/commit.ts';
import { commitSchema } from '#local/firestore/commit-schema.ts';
import { FirestoreError } from '#local/firestore/errors.ts';
import type { DocumentStore } from '#local/firestore/data/store.ts';
import { fieldsSchema, type Fields } from '#local/firestore/data/values.ts';
import type { Rules } from '#local/rules/rules.ts';
import { fieldsOf, type DatabaseWrite, type PlainFields } from '#protocol/office/database-writes.ts';
import { documentsOf, officeRoot } from '#protocol/office/office-paths.ts';
import { memoryStore } from '#tests/support/office/memory-store.ts';
import * as v from 'valibot';

export const PROJECT = 'demo-modelhouse';
export const ROOT = documentsOf(PROJECT);
/** The development of these tests; its office is at `SITE`. */
export const SLUG = '온새미스카이';
export const SITE = officeRoot(PROJECT, SLUG);

export const ROLES = ['visitor', 'stranger', 'other staff', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The account of each role; a visitor has none. */
export const UID: Readonly<Record<Role, string | null>> = {
  visitor: null,
  stranger: 'stranger',
  'other staff': 'theirs',
  staff: 'ours',
  admin: 'boss',
};

/** The account that a role's writes name. */
export const accountOf = (role: Role): string => UID[role] ?? 'nobody';

/** An office's database under rules, written to as the REST calls write. */
export interface OfficeDatabase {
  store: DocumentStore;
  /** Puts a document there past the rules. */
  put: (name: string, plain: PlainFields) => void;
  fields: (name: string) => Fields | undefined;
  /** @returns the refusal's status; null: it was committed */
  commitAs: (role: Role, writes: readonly DatabaseWrite[]) => string | null;
  /** Whether a role may `get` a document, or `list` a collection with a limit. */
  mayRead: (role: Role, method: 'get' | 'list', name: string, limit?: number) => boolean;
}

/** The roles' documents, as the console makes them. */
export const ACCOUNTS: [string, PlainFields][] = [
  ['admins/boss', {}],
  ['staff/ours', { sites: [SLUG] }],
  ['staff/theirs', { sites: ['다른현장'] }],
];

const statusOf = (run: () => unknown): string | null => {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof FirestoreError) return error.status;
    throw error;
  }
};

/** Opens an empty one with an account of each role. */
export function openOffice(rules: Rules, clock: () => Date = () => new Date()): OfficeDatabase {
  const store = memoryStore(clock);
  const put = (name: string, plain: PlainFields) => {
    const time = store.nextTime();
    const document = { name, fields: v.parse(fieldsSchema, fieldsOf(plain)), createTime: time, updateTime: time };
    store.save('commit', time, [{ name, document }]);
  };
  for (const [name, plain] of ACCOUNTS) put(`${ROOT}/${name}`, plain);
  const gateOf = (role: Role) => createGate(rules, store, ROOT, UID[role]);
  return {
    store,
    put,
    fields: (name) => store.get(name)?.fields,
    commitAs: (role, writes) =>
      statusOf(() => commit(store, v.parse(commitSchema, { writes }).writes, { root: ROOT, gate: gateOf(role) })),
    mayRead: (role, method, name, limit) =>
      statusOf(() =>
        gateOf(role).check({ method, name, time: store.readTime(), before: store.get(name)?.fields, limit }),
      ) === null,
  };
}
