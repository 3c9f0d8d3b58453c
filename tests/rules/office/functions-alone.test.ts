import { expect, test } from 'vitest';
import { call, DOCUMENTS, signIn } from '#tests/local/firestore/firestore-calls.ts';
import { run } from '#tests/local/running-services.ts';

test.each(['mail/a1', `sites/온새미스카이/told/a1`])(
  '%s is for functions alone: not even an administrator reads or writes it',
  async (path) => {
    const services = await run();
    const token = await signIn(services);
    const name = `${DOCUMENTS}/${path}`;
    expect(await call(services, 'batchGet', { documents: [name] }, token)).toMatchObject({ status: 403 });
    const writes = [{ update: { name, fields: { to: { stringValue: 'x' } } } }];
    expect(await call(services, 'commit', { writes }, token)).toMatchObject({ status: 403 });
  },
);
