import { randomUUID } from 'node:crypto';
import { articlesQuery } from '#tools/prerender/published-articles.ts';
import { askJson, type Answer } from './ask.ts';
import { broken, good, unclear, type Finding } from './finding.ts';

export interface Database {
  /** `https://firestore.googleapis.com`, or the origin of the embedded services. */
  origin: string;
  projectId: string;
  apiKey: string;
  /** The development's slug. */
  siteId: string;
}

export const DEPLOY_RULES = 'deploy firestore.rules and firestore.indexes.json (npm run deploy does)';

/** Name of all documents; names of documents begin with it. */
export const rootOf = ({ projectId }: Database) => `projects/${projectId}/databases/(default)/documents`;

interface CallOptions {
  /** Of who signed in; none: a visitor. */
  token?: string | undefined;
  /** Document whose collections a query is of: `sites/<slug>`; none: those of the database. */
  below?: string;
}

/** One call of Firestore's REST interface. */
export function call(
  database: Database,
  method: string,
  body: unknown,
  { token, below = '' }: CallOptions = {},
): Promise<Answer | string> {
  const parent = [rootOf(database), ...below.split('/').filter(Boolean).map(encodeURIComponent)].join('/');
  const address = `${database.origin}/v1/${parent}:${method}?key=${encodeURIComponent(database.apiKey)}`;
  return askJson(address, body, token ? { authorization: `Bearer ${token}` } : {});
}

/** Firestore's own name of an error, such as PERMISSION_DENIED. Streamed answers carry it in a list. */
export const statusOf = ({ json }: Answer): string => {
  const [first] = [json].flat() as [{ error?: { status?: string } } | undefined];
  return first?.error?.status ?? '';
};

const unexpected = (what: string, { status, text }: Answer): Finding =>
  broken(`${what}: the database answered ${status}: ${text.slice(0, 300)}`);

/** Whether visitors can read the list of articles, and the index for it is there. */
async function checkList(database: Database): Promise<Finding> {
  const answer = await call(database, 'runQuery', articlesQuery(database.siteId, null));
  const what = 'Press list';
  if (typeof answer === 'string') return broken(`${what}: ${answer}.`);
  if (answer.status === 200) {
    const articles = ([answer.json].flat() as { document?: unknown }[]).filter(({ document }) => document).length;
    return good(`${what}: visitors may read it, and its index is there (${articles} articles on the first page).`);
  }
  const status = statusOf(answer);
  if (status === 'FAILED_PRECONDITION')
    return broken(`${what}: its index is missing or still being made: ${DEPLOY_RULES}, then wait some minutes.`);
  if (status === 'PERMISSION_DENIED') return broken(`${what}: visitors may not read it: ${DEPLOY_RULES}.`);
  if (status === 'NOT_FOUND')
    return broken(
      `${what}: the project ${database.projectId} has no database: make one in the console under Firestore.`,
    );
  if (/API.key/i.test(answer.text)) return broken(`${what}: VITE_FIREBASE_API_KEY is not this project's.`);
  return unexpected(what, answer);
}

interface Forbidden {
  what: string;
  /** What it means when the database allows it. */
  danger: string;
  method: string;
  body: (database: Database, name: string) => unknown;
}

/** What firestore.rules of this repository refuse to a visitor. None of these changes anything where it is refused. */
const FORBIDDEN: Forbidden[] = [
  {
    what: 'Writing without sign-in',
    danger: 'anyone may publish',
    method: 'commit',
    body: ({ siteId }, name) => ({
      writes: [
        {
          update: {
            name,
            fields: {
              siteId: { stringValue: `${siteId}-doctor` },
              title: { stringValue: 'TEST - npm run doctor' },
              summary: { stringValue: 'A test that the rules must refuse.' },
              content: { stringValue: '' },
              views: { integerValue: '0' },
            },
          },
          updateTransforms: [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }],
          currentDocument: { exists: false },
        },
      ],
    }),
  },
  {
    what: 'Deleting without sign-in',
    danger: 'anyone may delete articles',
    method: 'commit',
    body: (_database, name) => ({ writes: [{ delete: name }] }),
  },
  {
    what: 'Asking who is an administrator',
    danger: 'anyone learns who may publish',
    method: 'batchGet',
    body: (database) => ({ documents: [`${rootOf(database)}/admins/doctor`] }),
  },
  {
    what: 'Reading more than 50 articles at once',
    danger: 'the rules are others than those of this repository',
    method: 'runQuery',
    body: ({ siteId }) => {
      const { structuredQuery } = articlesQuery(siteId, null);
      return { structuredQuery: { ...structuredQuery, limit: 51 } };
    },
  },
];

async function checkForbidden(database: Database, { what, danger, method, body }: Forbidden): Promise<Finding> {
  const name = `${rootOf(database)}/press/doctor-${randomUUID()}`;
  const answer = await call(database, method, body(database, name));
  if (typeof answer === 'string') return unclear(`${what}: ${answer}.`);
  if (statusOf(answer) === 'PERMISSION_DENIED') return good(`${what}: refused, as it must be.`);
  if (answer.status !== 200) return unexpected(what, answer);
  // What should never have been written goes again, if the same rules that let it in let it out.
  const removal = method === 'commit' ? await call(database, 'commit', { writes: [{ delete: name }] }) : answer;
  const left = typeof removal === 'string' || removal.status !== 200;
  return broken(`${what}: ALLOWED; ${danger}. At once: ${DEPLOY_RULES}.${left ? ` Delete ${name} by hand.` : ''}`);
}

/** What can be seen of rules and indexes from outside. */
export async function checkFirestore(database: Database): Promise<Finding[]> {
  const list = await checkList(database);
  // Where nothing answers, four more lines would say the same.
  if (list.state === 'broken' && /cannot be reached|has no database|API_KEY/.test(list.text)) return [list];
  const rules = await Promise.all(FORBIDDEN.map((forbidden) => checkForbidden(database, forbidden)));
  return [list, ...rules];
}
