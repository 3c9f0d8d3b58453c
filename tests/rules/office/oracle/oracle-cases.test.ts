import { expect, it } from 'vitest';
import { OFFICE_CASES } from '#tests/rules/office/office-cases.ts';
import { accountOf, ROLES } from '#tests/rules/office/office-database.ts';
import { filledWorld } from './campaign.ts';
import { consult } from './oracle.ts';

it.each(OFFICE_CASES)('the oracle says who of all roles $does', ({ writes, allowed }) => {
  const world = filledWorld();
  const now = new Date(Date.UTC(2030, 0, 1));
  expect(ROLES.filter((role) => consult(world, writes(accountOf(role)), role, now).isAllowed)).toEqual(allowed);
});
