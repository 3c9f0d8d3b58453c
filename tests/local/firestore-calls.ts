import { expect } from 'vitest';
import { OPEN_RULES, postJson, run, type Running } from './running-services.ts';

export const DOCUMENTS = 'projects/demo-modelhouse/databases/(default)/documents';
export const call = ({ origin }: Running, method: string, body: unknown, token = '') =>
  postJson(`${origin}/v1/${DOCUMENTS}:${method}?key=k`, body, {
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
export const runQuery = async (services: Running, query: object) => {
  const { status, body } = await call(services, 'runQuery', {
    structuredQuery: { from: [{ collectionId: 'notes' }], ...query },
  });
  return status === 200 ? idsOf(body) : body;
};
export const field = (fieldPath: string) => ({ fieldPath });
export const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: field(fieldPath), op, value },
});

export async function withNotes(notes: Record<string, object>) {
  const services = await run({ rules: OPEN_RULES });
  const token = await signIn(services);
  const { status } = await call(
    services,
    'commit',
    { writes: Object.entries(notes).map(([id, value]) => put(id, { v: value })) },
    token,
  );
  expect(status).toBe(200);
  return { services, token };
}
