import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import { mostOf, mostOfAll, pointsSum, unanswered, type Answers } from '#site/points/points-sum.ts';
import { POINT_SCALES } from '#text/law/point-scales.ts';
import { pickTable } from '#tools/law/pick-law.ts';

const NONE: Answers = { withoutHome: null, dependants: null, account: null, spouseAccount: null };

/** Years of the law's rows: how many points each full year gives, by the rule itself and not by the scale. */
const withoutHomeOf = (index: number) => (index === 0 ? 0 : Math.min(2 * index, 32));
const dependantsOf = (index: number) => 5 + 5 * index;
const accountOf = (index: number) => index + 1;

test('every combination of answers gives the points of the law, and never more than 84', () => {
  let combinations = 0;
  POINT_SCALES.withoutHome.answers.forEach((_, withoutHome) =>
    POINT_SCALES.dependants.answers.forEach((__, dependants) =>
      POINT_SCALES.account.answers.forEach((___, account) =>
        POINT_SCALES.spouseAccount.answers.forEach((____, spouseAccount) => {
          const sum = pointsSum(POINT_SCALES, { withoutHome, dependants, account, spouseAccount });
          const accounts = Math.min(accountOf(account) + spouseAccount, 17);
          expect(sum).toBe(withoutHomeOf(withoutHome) + dependantsOf(dependants) + accounts);
          expect(sum).toBeLessThanOrEqual(84);
          combinations += 1;
        }),
      ),
    ),
  );
  expect(combinations).toBe(17 * 7 * 17 * 4);
});

test('the parts give 32, 35 and 17 at most, together 84', () => {
  expect(mostOf(POINT_SCALES, 'withoutHome')).toBe(32);
  expect(mostOf(POINT_SCALES, 'dependants')).toBe(35);
  expect(mostOf(POINT_SCALES, 'account')).toBe(17);
  expect(mostOfAll(POINT_SCALES)).toBe(84);
  expect(pointsSum(POINT_SCALES, { withoutHome: 16, dependants: 6, account: 16, spouseAccount: 3 })).toBe(84);
});

test('what is not answered gives nothing and is named; a spouse’s account need not be', () => {
  expect(pointsSum(POINT_SCALES, NONE)).toBe(0);
  expect(unanswered(NONE)).toEqual(['withoutHome', 'dependants', 'account']);
  expect(pointsSum(POINT_SCALES, { ...NONE, dependants: 2 })).toBe(15);
  expect(unanswered({ ...NONE, withoutHome: 0, dependants: 0, account: 0 })).toEqual([]);
});

test('the engine’s tables say the same', () => {
  const years = pickTable('points-by-period', facts.location)!;
  const people = pickTable('points-by-dependants', facts.location)!;
  const pointsFor = (part: 'withoutHome' | 'account', label: string) =>
    POINT_SCALES[part].answers.find((answer) => answer.label === label)?.points;
  for (const [label = '', home, account] of years.rows) {
    // The table parts the first year for the account's sake.
    const homeLabel = label.includes('개월') ? '1년 미만' : label;
    expect([home, account], label).toEqual([
      `${pointsFor('withoutHome', homeLabel)}`,
      `${pointsFor('account', label)}`,
    ]);
  }
  expect(people.rows).toEqual(POINT_SCALES.dependants.answers.map((answer) => [answer.label, `${answer.points}`]));
});
