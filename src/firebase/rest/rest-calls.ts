import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { DatabaseError } from './database-error.ts';
import { foundDocument, type VersionedDocument } from './found-document.ts';

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

/** Firestore's REST calls of one account. All reject with a `DatabaseError`. */
export interface RestCalls {
  /** `projects/<project>/databases/(default)/documents`. */
  documents: string;
  /** @param path what is asked is directly below it @returns the answer's body, unchecked */
  ask: (path: string, method: 'batchGet' | 'commit' | 'runQuery', content: object) => Promise<unknown>;
}

/** Firestore's REST calls instead of its SDK, which would be three times as large, and keeps what it reads. */
export function restCalls({ commit, root }: OfficeEndpoint, { token }: OfficeAccount): RestCalls {
  const [address = '', key = ''] = commit.split(':commit');
  const service = address.slice(0, address.indexOf('/v1/') + '/v1/'.length);
  return {
    documents: root.slice(0, root.indexOf('/documents/') + '/documents'.length),
    ask: async (path, method, content) => {
      const call = `${service}${encodeURI(path)}:${method}${key}`;
      const body = JSON.stringify(content);
      let answer = await post(call, body, await token(false).catch(() => null));
      if (answer.status === 401) answer = await post(call, body, await token(true).catch(() => null));
      if (answer.status !== 200) throw new DatabaseError(codeOf(answer.body, answer.status));
      return answer.body;
    },
  };
}

/** The documents in a list of answers, those of them that are below `root`. @throws {DatabaseError} where it is no list */
export function listed(answer: unknown, part: 'document' | 'found', root: string): VersionedDocument[] {
  // Something on the way, a network's sign-in page, answers with success too.
  if (!Array.isArray(answer)) throw new DatabaseError('unavailable');
  return (answer as Record<string, unknown>[]).flatMap((one) => foundDocument(one[part], root) ?? []);
}
