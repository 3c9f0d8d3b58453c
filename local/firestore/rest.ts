import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerFirebaseCors } from '#local/firebase-cors.ts';
import { parseJson, readBody, sendJson, type Service } from '#local/http.ts';
import { commit } from './commit.ts';
import { commitSchema } from './commit-schema.ts';
import { checkDocumentName, documentsRoot } from './document-name.ts';
import { FirestoreError } from './errors.ts';
import { querySchema } from './query-schema.ts';
import { runQuery } from './query.ts';
import type { DocumentStore } from './store.ts';

const PATH = '/v1/projects/';
const CALL = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents:([A-Za-z]+)$/;
const LARGEST_BODY = 10 * 1024 * 1024;

interface FirestoreOptions {
  store: DocumentStore;
  projectId: string;
  /** Whether an `Authorization` header carries a valid id token of the administrator. */
  isAdministrator: (authorization: string | undefined) => boolean;
}

interface Call {
  store: DocumentStore;
  root: string;
  body: unknown;
  isAdministrator: boolean;
}

function checked<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new FirestoreError('INVALID_ARGUMENT', `Invalid value at '${v.getDotPath(issue) ?? ''}': ${issue.message}`);
}

/** Empty fields are left out, as Firestore leaves them out. */
const METHODS: Readonly<Record<string, (call: Call) => unknown>> = {
  runQuery: ({ store, root, body }) => {
    const { structuredQuery } = checked(v.object({ structuredQuery: querySchema }), body);
    const readTime = store.readTime();
    const found = runQuery(store, root, structuredQuery).map((document) => ({ document, readTime }));
    return found.length > 0 ? found : [{ readTime }];
  },
  batchGet: ({ store, root, body }) => {
    const { documents } = checked(v.object({ documents: v.array(v.string()) }), body);
    const readTime = store.readTime();
    return documents.map((name) => {
      const found = store.get(checkDocumentName(name, root));
      return found ? { found, readTime } : { missing: name, readTime };
    });
  },
  commit: ({ store, root, body, isAdministrator }) =>
    commit(store, checked(commitSchema, body).writes, { root, isAdministrator }),
  runAggregationQuery: ({ store, root, body }) => {
    const aggregation = v.strictObject({ alias: v.optional(v.string(), 'field_1'), count: v.strictObject({}) });
    const schema = v.object({
      structuredAggregationQuery: v.strictObject({ structuredQuery: querySchema, aggregations: v.array(aggregation) }),
    });
    const { structuredQuery, aggregations } = checked(schema, body).structuredAggregationQuery;
    const count = { integerValue: String(runQuery(store, root, structuredQuery).length) };
    const aggregateFields = Object.fromEntries(aggregations.map(({ alias }) => [alias, count]));
    return [{ result: { aggregateFields }, readTime: store.readTime() }];
  },
};

/** Firestore streams the answers of these: an array, and so is their error. */
const isStreamed = (method: string) => method !== 'commit';

function answerCall(path: string, call: Omit<Call, 'root'>, projectId: string): unknown {
  const [, project, database, method = ''] = CALL.exec(path) ?? [];
  if (project !== projectId || database !== '(default)') {
    throw new FirestoreError('NOT_FOUND', `The database ${database ?? ''} does not exist for project ${project ?? ''}`);
  }
  const run = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  if (!run) throw new FirestoreError('NOT_FOUND', `Method ${method} not found.`);
  if (call.body === undefined) throw new FirestoreError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
  return run({ ...call, root: documentsRoot(projectId) });
}

/** Firestore's REST calls for one project, as the SDK without streams (`firebase/firestore/lite`) sends them. */
export function createFirestoreService({ store, projectId, isAdministrator }: FirestoreOptions): Service {
  async function answerPost(request: IncomingMessage, response: ServerResponse, path: string) {
    const read = await readBody(request, LARGEST_BODY);
    if (read.kind === 'cut-off') return;
    // Its content type is text/plain, so that browsers ask for no preflight.
    const body = read.kind === 'complete' ? parseJson(read.bytes) : undefined;
    try {
      const call = { store, body, isAdministrator: isAdministrator(request.headers.authorization) };
      sendJson(response, 200, answerCall(path, call, projectId));
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      sendJson(response, error.httpCode, isStreamed(CALL.exec(path)?.[3] ?? 'commit') ? [error] : error);
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
