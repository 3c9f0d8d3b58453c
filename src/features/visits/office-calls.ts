import { timeoutSignal } from '#outbox/time-limit.ts';
import type { DatabaseFields, DatabaseWrite } from '#protocol/office/database-writes.ts';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';

/** How long one call may take. */
const CALL_MS = 10_000;

/** What the office's database answered instead: its status, such as `ABORTED`; `UNREACHABLE` where nothing came. */
export class OfficeError extends Error {
  readonly status: string;

  constructor(status: string) {
    super(status);
    this.name = 'OfficeError';
    this.status = status;
  }
}

/** A document as it was read. */
export interface OfficeDocument {
  /** The last part of its name. */
  id: string;
  fields: DatabaseFields;
}

type Plain = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const statusOf = (answer: unknown) => {
  const body: unknown = Array.isArray(answer) ? answer[0] : answer;
  const error = isObject(body) ? body['error'] : null;
  return isObject(error) && typeof error['status'] === 'string' ? error['status'] : null;
};

const documentOf = (document: unknown): OfficeDocument | null => {
  if (!isObject(document) || typeof document['name'] !== 'string') return null;
  const fields = isObject(document['fields']) ? document['fields'] : {};
  return { id: document['name'].slice(document['name'].lastIndexOf('/') + 1), fields: fields as DatabaseFields };
};

/**
 * Address of one of Firestore's REST calls, made of that of `documents:commit`.
 * @param below what is asked, below the database's documents: `/sites/온새미스카이`
 */
function addressOf({ commit }: OfficeEndpoint, method: string, below = ''): string {
  const [documents = '', key = ''] = commit.split(':commit');
  return `${documents}${encodeURI(below)}:${method}${key}`;
}

/** Without a content type of its own: the browser's `text/plain` needs no preflight. */
async function call(address: string, body: unknown): Promise<unknown> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(address, { method: 'POST', body: JSON.stringify(body), signal: timeoutSignal(CALL_MS) });
    answer = await response.json();
  } catch {
    throw new OfficeError('UNREACHABLE');
  }
  if (!response.ok) throw new OfficeError(statusOf(answer) ?? 'UNREACHABLE');
  return answer;
}

const DOCUMENTS = '/documents';
/** Below the database's documents: `/sites/온새미스카이` */
const sitePath = (root: string) => root.slice(root.indexOf(DOCUMENTS) + DOCUMENTS.length);

/** The documents of a collection of the office that a query finds. @throws {OfficeError} */
export async function queryOffice(office: OfficeEndpoint, structuredQuery: object): Promise<OfficeDocument[]> {
  const answer = await call(addressOf(office, 'runQuery', sitePath(office.root)), { structuredQuery });
  return (Array.isArray(answer) ? answer : []).flatMap((row: unknown) => {
    const found = isObject(row) ? documentOf(row['document']) : null;
    return found ?? [];
  });
}

/** A document by its path below the office; null: there is none. @throws {OfficeError} */
export async function readOffice(office: OfficeEndpoint, path: string): Promise<OfficeDocument | null> {
  const answer = await call(addressOf(office, 'batchGet'), { documents: [`${office.root}/${path}`] });
  const row: unknown = Array.isArray(answer) ? answer[0] : null;
  if (!isObject(row) || !('found' in row || 'missing' in row)) throw new OfficeError('UNREACHABLE');
  return documentOf(row['found']);
}

/** All writes, or none. @throws {OfficeError} */
export async function commitToOffice(office: OfficeEndpoint, writes: readonly DatabaseWrite[]): Promise<void> {
  await call(office.commit, { writes });
}
