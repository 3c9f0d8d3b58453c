import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerFirebaseCors } from '#local/firebase-cors.ts';
import { parseJson, readBody, sendJson, type Service } from '#local/http.ts';
import type { Rules } from '#local/rules/rules.ts';
import { createGate, type Gate } from './access.ts';
import { commit } from './commit.ts';
import { commitSchema } from './commit-schema.ts';
import { checkDocumentName, documentsRoot } from '#local/firestore/data/document-name.ts';
import { FirestoreError } from './errors.ts';
import { requireIndex, type Indexes } from './indexes.ts';
import { querySchema, type StructuredQuery } from './query-schema.ts';
import { runQuery } from './query.ts';
import type { DocumentStore } from '#local/firestore/data/store.ts';

const PATH = '/v1/projects/';
const CALL = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents((?:\/[^/]+\/[^/]+)*):([A-Za-z]+)$/;
const LARGEST_BODY = 10 * 1024 * 1024;

interface FirestoreOptions {
  store: DocumentStore;
  projectId: string;
  rules: Rules;
  indexes: Indexes;
  /** Whom an id token stands for; null: it is not valid. */
  uidOf: (idToken: string) => string | null;
}

interface Call {
  store: DocumentStore;
  root: string;
  /** What is asked is directly below it: `root`, or a document. */
  parent: string;
  body: unknown;
  gate: Gate;
  indexes: Indexes;
}

function checked<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new FirestoreError('INVALID_ARGUMENT', `Invalid value at '${v.getDotPath(issue) ?? ''}': ${issue.message}`);
}

/** What a query finds, if the caller may ask it and an index can answer it. */
function queried({ store, parent, gate, indexes }: Call, query: StructuredQuery, time: string) {
  const name = `${parent}/${query.from[0].collectionId}`;
  gate.check({ method: 'list', name, time, limit: query.limit });
  requireIndex(indexes, query);
  return runQuery(store, parent, query);
}

/** Empty fields are left out, as Firestore leaves them out. */
const METHODS: Readonly<Record<string, (call: Call) => unknown>> = {
  runQuery: (call) => {
    const { structuredQuery } = checked(v.object({ structuredQuery: querySchema }), call.body);
    const readTime = call.store.readTime();
    const found = queried(call, structuredQuery, readTime).map((document) => ({ document, readTime }));
    return found.length > 0 ? found : [{ readTime }];
  },
  batchGet: ({ store, root, body, gate }) => {
    const { documents } = checked(v.object({ documents: v.array(v.string()) }), body);
    const readTime = store.readTime();
    return documents.map((name) => {
      const found = store.get(checkDocumentName(name, root));
      gate.check({ method: 'get', name, time: readTime, before: found?.fields });
      return found ? { found, readTime } : { missing: name, readTime };
    });
  },
  commit: ({ store, root, body, gate }) => commit(store, checked(commitSchema, body).writes, { root, gate }),
  runAggregationQuery: (call) => {
    const aggregation = v.strictObject({ alias: v.optional(v.string(), 'field_1'), count: v.strictObject({}) });
    const schema = v.object({
      structuredAggregationQuery: v.strictObject({ structuredQuery: querySchema, aggregations: v.array(aggregation) }),
    });
    const { structuredQuery, aggregations } = checked(schema, call.body).structuredAggregationQuery;
    const readTime = call.store.readTime();
    const count = { integerValue: String(queried(call, structuredQuery, readTime).length) };
    const aggregateFields = Object.fromEntries(aggregations.map(({ alias }) => [alias, count]));
    return [{ result: { aggregateFields }, readTime }];
  },
};

/** Firestore streams the answers of these: an array, and so is their error. */
const isStreamed = (method: string) => method !== 'commit';

/** Who asks, by the `Authorization` header; null without one. @throws FirestoreError for a token that is not valid */
function callerOf(authorization: string | undefined, uidOf: FirestoreOptions['uidOf']): string | null {
  if (authorization === undefined) return null;
  const uid = uidOf(authorization.replace(/^Bearer /, ''));
  if (uid === null) throw new FirestoreError('UNAUTHENTICATED', 'Missing or invalid authentication.');
  return uid;
}

function answerCall(
  path: string,
  authorization: string | undefined,
  body: unknown,
  options: FirestoreOptions,
): unknown {
  const { store, projectId, rules, indexes, uidOf } = options;
  const [, project, database, below = '', method = ''] = CALL.exec(path) ?? [];
  if (project !== projectId || database !== '(default)') {
    throw new FirestoreError('NOT_FOUND', `The database ${database ?? ''} does not exist for project ${project ?? ''}`);
  }
  const run = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  if (!run) throw new FirestoreError('NOT_FOUND', `Method ${method} not found.`);
  if (body === undefined) throw new FirestoreError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
  const root = documentsRoot(projectId);
  return run({
    store,
    root,
    parent: root + below,
    body,
    indexes,
    gate: createGate(rules, store, root, callerOf(authorization, uidOf)),
  });
}

/**
 * Firestore's REST calls for one project, as the SDK without streams (`firebase/firestore/lite`) sends them: runQuery,
 * runAggregationQuery with counts, batchGet, commit with updates, masks, transforms, deletions and preconditions. Rules
 * and indexes hold as in the hosted service; whatever else is asked is refused with Firestore's own errors.
 */
export function createFirestoreService(options: FirestoreOptions): Service {
  async function answerPost(request: IncomingMessage, response: ServerResponse, path: string) {
    const read = await readBody(request, LARGEST_BODY);
    if (read.kind === 'cut-off') return;
    // Its content type is text/plain, so that browsers ask for no preflight.
    const body = read.kind === 'complete' ? parseJson(read.bytes) : undefined;
    try {
      sendJson(response, 200, answerCall(path, request.headers.authorization, body, options));
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      sendJson(response, error.httpCode, isStreamed(CALL.exec(path)?.[4] ?? 'commit') ? [error] : error);
    }
  }

  return {
    owns: (path) => path.startsWith(PATH),
    answer: async (request, response, path) => {
      if (answerFirebaseCors(request, response)) return;
      if (request.method === 'POST') await answerPost(request, response, path);
      else sendJson(response, 404, new FirestoreError('NOT_FOUND', `${request.method} ${path} is not played here.`));
    },
  };
}
