import fs from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { loadRules } from '#local/rules/rules.ts';
import { OFFICE_CASES } from './office-cases.ts';
import { accountOf, openOffice, ROLES, ROOT, UID, type Role } from './office-database.ts';
import { READ_CASES } from './read-cases.ts';
import { fillOffice } from './office-world.ts';
import { roleTable } from './role-table.ts';

const rules = loadRules(fs.readFileSync('firestore.rules', 'utf8'));
const filledOffice = () => {
  const office = openOffice(rules);
  fillOffice(office);
  return office;
};
const word = (isAllowed: boolean) => (isAllowed ? ('may' as const) : ('may not' as const));

const seen = {
  'may write': roleTable(),
  'may not write': roleTable(),
  'may read': roleTable(),
  'may not read': roleTable(),
};
afterAll(() => {
  console.info('Cases by role');
  console.table(seen);
});

describe.each(ROLES)('a caller who is %s', (role: Role) => {
  it.each(OFFICE_CASES.map((one) => ({ ...one, verb: word(one.allowed.includes(role)) })))(
    '$verb: $does',
    ({ writes, allowed, verb }) => {
      const refusal = filledOffice().commitAs(role, writes(accountOf(role)));
      expect(refusal).toBe(allowed.includes(role) ? null : 'PERMISSION_DENIED');
      seen[`${verb} write`][role] += 1;
    },
  );

  it.each(READ_CASES.map((one) => ({ ...one, verb: word(one.allowed.includes(role)) })))(
    '$verb read $reads',
    ({ method, name, limit, allowed, verb }) => {
      expect(filledOffice().mayRead(role, method, name, limit)).toBe(allowed.includes(role));
      seen[`${verb} read`][role] += 1;
    },
  );

  it('reads of all accounts its own alone', () => {
    const office = filledOffice();
    for (const uid of ['ours', 'theirs', 'boss', 'stranger'])
      for (const list of ['staff', 'admins']) {
        const isOwn = UID[role] === uid;
        expect(office.mayRead(role, 'get', `${ROOT}/${list}/${uid}`), `${list}/${uid}`).toBe(isOwn);
        seen[`${word(isOwn)} read`][role] += 1;
      }
  });
});
