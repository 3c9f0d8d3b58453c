import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_CASES } from '#tests/rules/office/office-cases.ts';
import { accountOf, ROLES, ROOT, UID } from '#tests/rules/office/office-database.ts';
import { READ_CASES } from '#tests/rules/office/read-cases.ts';
import { openServer, type Server } from './server.ts';

// The office's tables once more, asked of a server: the official emulator, where one runs (FIRESTORE_EMULATOR_HOST).

let server: Server;
beforeAll(async () => {
  server = await openServer();
  await server.reset();
  return server.close;
});

const seen = { 'may write': 0, 'may not write': 0, 'may read': 0, 'may not read': 0 };
afterAll(() => {
  console.info('Asked of a server', seen);
});

describe('a server under the rules', () => {
  it.each(OFFICE_CASES)('says who of all roles $does', async ({ writes, allowed }) => {
    for (const role of ROLES) {
      const tried = writes(accountOf(role));
      // One role after the other: all of them write into the same office.
      // oxlint-disable no-await-in-loop
      const refusal = await server.commitAs(role, tried);
      await server.reset(tried);
      // oxlint-enable no-await-in-loop
      expect(refusal, role).toBe(allowed.includes(role) ? null : 'PERMISSION_DENIED');
      seen[allowed.includes(role) ? 'may write' : 'may not write'] += 1;
    }
  });

  it.each(READ_CASES)('says who of all roles reads $reads', async ({ method, name, limit, allowed }) => {
    const may = await Promise.all(ROLES.map(async (role) => server.mayRead(role, method, name, limit)));
    expect(ROLES.filter((_, index) => may[index])).toEqual(allowed);
    seen['may read'] += allowed.length;
    seen['may not read'] += ROLES.length - allowed.length;
  });

  it.each(ROLES)('lets a caller who is %s read of all accounts its own alone', async (role) => {
    for (const uid of ['ours', 'theirs', 'boss', 'stranger'])
      for (const list of ['staff', 'admins']) {
        const isOwn = UID[role] === uid;
        // oxlint-disable-next-line no-await-in-loop
        expect(await server.mayRead(role, 'get', `${ROOT}/${list}/${uid}`), `${list}/${uid}`).toBe(isOwn);
        seen[isOwn ? 'may read' : 'may not read'] += 1;
      }
  });
});
