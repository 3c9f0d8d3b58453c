import fs from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { loadRules } from '#local/rules/rules.ts';
import { ROLES } from '#tests/rules/office/office-database.ts';
import { openCampaign, tell, type Trial } from './campaign.ts';
import { watch } from './invariants.ts';

const rules = loadRules(fs.readFileSync('firestore.rules', 'utf8'));

/** Each seed is an office of its own, so that slots and leads are few enough to meet again. */
const OFFICES = 20;
const COMMITS = 500;

const counts = { commits: 0, allowed: 0, denied: 0, 'too permissive': 0, untampered: 0 };
const allowedOf = new Map<string, number>(ROLES.map((role) => [role, 0]));

/** Tampered commits that the rules deny although nothing speaks against them: a wish, no slip. */
const tooStrict: string[] = [];

function count(trial: Trial): void {
  const { role, isCommitted, isAllowed, isHonest } = trial;
  counts.commits += 1;
  counts[isCommitted ? 'allowed' : 'denied'] += 1;
  if (isCommitted) allowedOf.set(role, (allowedOf.get(role) ?? 0) + 1);
  if (isHonest) counts.untampered += 1;
  if (isCommitted && !isAllowed) counts['too permissive'] += 1;
  if (!isCommitted && isAllowed) tooStrict.push(tell(trial));
}

describe('the deployed rules, beside an oracle that never read them,', () => {
  afterAll(() => {
    console.log({ ...counts, 'allowed by role': Object.fromEntries(allowedOf), 'too strict': tooStrict });
  });

  it.each(Array.from({ length: OFFICES }, (_, index) => index + 1))(
    'let no random commit through that nobody promised, and keep every place counted (office %i)',
    (seed) => {
      const campaign = openCampaign(rules, seed);
      const { faultsAfter } = watch();
      for (let index = 0; index < COMMITS; index += 1) {
        const trial = campaign.next();
        count(trial);
        const isSlip = trial.isCommitted ? !trial.isAllowed : trial.isAllowed && trial.isHonest;
        expect(isSlip, `${trial.isCommitted ? 'too permissive' : 'too strict'}: ${tell(trial)}`).toBe(false);
        expect(trial.isCommitted ? faultsAfter(trial.before, trial.after) : [], tell(trial)).toEqual([]);
      }
      expect(campaign.differing()).toEqual([]);
    },
    30_000,
  );

  it('were asked by every role, and allowed and denied enough to be believed', () => {
    expect(counts.commits).toBe(OFFICES * COMMITS);
    expect(Math.min(counts.allowed, counts.denied)).toBeGreaterThan(2000);
    expect(Math.min(...allowedOf.values())).toBeGreaterThan(300);
    expect(counts['too permissive']).toBe(0);
  });
});
