import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { DatabaseError, type FoundDocument, type OfficeDatabase } from './office-database.ts';
import { foundDocument } from './stored-document.ts';
import { structuredQuery } from './structured-query.ts';

/** After this an answer is no longer waited for. */
const ANSWER_MS = 15_000;

/** Who is signed in. */
export interface OfficeAccount {
  uid: string;
  /** A token for the database. @param isRefused the last one was, so a new one is wanted; null: nobody is signed in */
  token: (isRefused: boolean) => Promise<string | null>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Firestore's status, `PERMISSION_DENIED`, in an error's body; streamed answers put it into a list. */
function codeOf(body: unknown, status: number): string {
  const [first] = Array.isArray(body) ? (body as unknown[]) : [body];
  const { error } = (first ?? {}) as { error?: { status?: unknown } };
  if (typeof error?.status === 'string') return error.status.toLowerCase().replaceAll('_', '-');
  return status === 401 ? 'unauthenticated' : 'unavailable';
}

async function post(address: string, body: string, token: string | null): Promise<{ status: number; body: unknown }> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), ANSWER_MS);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      body,
      cache: 'no-store',
      signal: abort.signal,
    });
    return { status: response.status, body: parsed(await response.text()) };
  } catch {
    throw new DatabaseError(abort.signal.aborted ? 'deadline-exceeded' : 'unavailable');
  } finally {
    clearTimeout(timer);
  }
}

/** The office's database by Firestore's REST calls: the SDK would be three times as large, and keeps what it reads. */
export function openRestOffice({ commit, root }: OfficeEndpoint, { uid, token }: OfficeAccount): OfficeDatabase {
  const [documents = '', key = ''] = commit.split(':commit');
  const service = documents.slice(0, documents.indexOf('/v1/') + '/v1/'.length);

  async function ask(path: string, method: string, content: object): Promise<unknown> {
    const address = `${service}${encodeURI(path)}:${method}${key}`;
    const body = JSON.stringify(content);
    let answer = await post(address, body, await token(false).catch(() => null));
    if (answer.status === 401) answer = await post(address, body, await token(true).catch(() => null));
    if (answer.status !== 200) throw new DatabaseError(codeOf(answer.body, answer.status));
    return answer.body;
  }

  const listed = (answer: unknown, part: 'document' | 'found'): FoundDocument[] => {
    // Something on the way, a network's sign-in page, answers with success too.
    if (!Array.isArray(answer)) throw new DatabaseError('unavailable');
    return (answer as Record<string, unknown>[]).flatMap((one) => foundDocument(one[part], root) ?? []);
  };

  return {
    root,
    uid,
    find: async (path) => {
      const found = await ask(documentsOf(root), 'batchGet', { documents: [`${root}/${path}`] });
      return listed(found, 'found')[0] ?? null;
    },
    query: async (query) => {
      const { collection } = query;
      const parent = collection.includes('/') ? `${root}/${collection.slice(0, collection.lastIndexOf('/'))}` : root;
      return listed(await ask(parent, 'runQuery', { structuredQuery: structuredQuery(root, query) }), 'document');
    },
    commit: async (writes) => {
      const answer = await ask(documentsOf(root), 'commit', { writes });
      if (!(answer as { commitTime?: unknown } | null)?.commitTime) throw new DatabaseError('unavailable');
    },
  };
}

/** `projects/<project>/databases/(default)/documents` of an office's name. */
const documentsOf = (root: string) => root.slice(0, root.indexOf('/documents/') + '/documents'.length);
