import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules, type Rules } from '#local/rules/rules.ts';
import type { OfficeCase } from '#tests/rules/office/office-case.ts';
import { accountOf, openOffice, ROLES } from '#tests/rules/office/office-database.ts';
import { fillOffice } from '#tests/rules/office/office-world.ts';
import { filledWorld, openCampaign } from './campaign.ts';
import { consult } from './oracle.ts';
import { caseOf } from './slip-cases.ts';
import { SLIPS, withSlip } from './slips.ts';

const source = fs.readFileSync('firestore.rules', 'utf8');

/** Offices, and commits in each, until a slip that no case shows must be found. */
const SEEDS = [101, 102, 103];
const COMMITS = 500;

/** Whether random commits find one that the rules let through and the oracle denies. */
const isFoundByChance = (rules: Rules) =>
  SEEDS.some((seed) => {
    const campaign = openCampaign(rules, seed);
    return Array.from({ length: COMMITS }).some(() => {
      const { isCommitted, isAllowed } = campaign.next();
      return isCommitted && !isAllowed;
    });
  });

/** A time that no case names. */
const NOW = new Date(Date.UTC(2030, 0, 1));

/** Whether a case, tried by each role that may not, is let through. */
function isFoundBy(rules: Rules, { writes }: OfficeCase): boolean {
  const world = filledWorld();
  const office = openOffice(rules);
  fillOffice(office);
  return ROLES.some((role) => {
    const tried = writes(accountOf(role));
    return !consult(world, tried, role, NOW).isAllowed && office.commitAs(role, tried) === null;
  });
}

describe('rules that forget', () => {
  it.each(SLIPS)(
    '$forgets are caught',
    (slip) => {
      const shown = caseOf(slip.forgets);
      const rules = loadRules(withSlip(source, slip));
      expect(shown ? isFoundBy(rules, shown) : isFoundByChance(rules)).toBe(true);
    },
    60_000,
  );
});

it('a slip in what does not stand in the rules fails', () => {
  expect(() => withSlip(source, { forgets: 'nothing', after: 'service', text: 'no such guard' })).toThrow(/Not in/);
});
