import { expect } from 'vitest';
import { EMULATOR, OWNER } from './emulator.ts';
import { OPEN_RULES, postJson, run, type Running } from '#tests/local/running-services.ts';

/** Where calls go: the embedded service, or the emulator. */
type Called = Pick<Running, 'origin'>;

export const DOCUMENTS = 'projects/demo-modelhouse/databases/(default)/documents';
/** Who asks where nothing else is said: nobody, or of the emulator its owner, for it has the project's rules. */
const anybody = ({ origin }: Called) => (origin === `http://${EMULATOR}` ? OWNER : '');

export const call = (services: Called, method: string, body: unknown, token = anybody(services)) =>
  postJson(`${services.origin}/v1/${DOCUMENTS}:${method}?key=k`, body, {
    'content-type': 'text/plain',
    ...(token && { authorization: `Bearer ${token}` }),
  });

export async function signIn({ origin, administrator }: Running): Promise<string> {
  const { body } = await postJson(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    administrator,
  );
  return (body as { idToken: string }).idToken;
}

type Result = { document?: { name: string; fields: unknown } };

const idsOf = (body: unknown) => (body as Result[]).flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);

export const put = (id: string, fields: object, more: object = {}) => ({
  update: { name: `${DOCUMENTS}/notes/${id}`, fields },
  ...more,
});
export const runQuery = async (services: Called, query: object) => {
  const structuredQuery = { from: [{ collectionId: 'notes' }], ...query };
  const { status, body } = await call(services, 'runQuery', { structuredQuery });
  return status === 200 ? idsOf(body) : body;
};
export const field = (fieldPath: string) => ({ fieldPath });
export const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: field(fieldPath), op, value },
});

async function writeNotes(services: Called, token: string, notes: Record<string, object>) {
  const writes = Object.entries(notes).map(([id, value]) => put(id, { v: value }));
  expect(await call(services, 'commit', { writes }, token)).toMatchObject({ status: 200 });
}

/** These notes alone, in an embedded service of the test's own. */
export async function withEmbeddedNotes(notes: Record<string, object>) {
  const services = await run({ rules: OPEN_RULES });
  const token = await signIn(services);
  await writeNotes(services, token, notes);
  return { services, token };
}

/** These notes alone in the running emulator, whose owner stands above all rules. */
async function withEmulatorNotes(host: string, notes: Record<string, object>) {
  const services = { origin: `http://${host}` };
  const left = await runQuery(services, {});
  const writes = (left as string[]).map((id) => ({ delete: `${DOCUMENTS}/notes/${id}` }));
  expect(await call(services, 'commit', { writes }, OWNER)).toMatchObject({ status: 200 });
  await writeNotes(services, OWNER, notes);
  return { services, token: OWNER };
}

/** These notes alone, in the running emulator where there is one, else in an embedded service. */
export const withNotes = async (notes: Record<string, object>): Promise<{ services: Called; token: string }> =>
  EMULATOR ? withEmulatorNotes(EMULATOR, notes) : withEmbeddedNotes(notes);
