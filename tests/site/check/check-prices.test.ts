import { expect, test } from 'vitest';
import { checkContent } from '#site/check/check-content.ts';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const content: Content = await loadContent(`${root}/src/content`);
const bandsOf = ({ prices }: Content, type: number) => prices!.types[type]!.bands!;

test.each<[what: string, change: (content: Content) => void, problem: RegExp]>([
  [
    'floors without a price',
    (changed) => Object.assign(bandsOf(changed, 0)[1]!, { from: 11 }),
    /^prices\.ts: types\[0\]\.bands\[1\]\.from: write 10: each floor has one price/,
  ],
  [
    'a floor with two prices',
    (changed) => Object.assign(bandsOf(changed, 0)[1]!, { from: 9 }),
    /^prices\.ts: types\[0\]\.bands\[1\]\.from: write 10: each floor has one price/,
  ],
  [
    'prices that begin above the lowest floor',
    (changed) => Object.assign(bandsOf(changed, 0)[0]!, { from: 6 }),
    /^prices\.ts: types\[0\]\.bands\[0\]\.from: write 5: each floor has one price/,
  ],
  [
    'prices that end below the highest floor',
    (changed) => Object.assign(bandsOf(changed, 4)[2]!, { to: 31 }),
    /^prices\.ts: types\[4\]\.bands\[2\]\.to: write 32, the type's highest floor/,
  ],
  [
    'a price of what is not sold',
    ({ prices }) => prices!.types.push({ unit: '114A', bands: null }),
    /^prices\.ts: types\[5\]\.unit: '114A' is not for sale: write one of 59A, 59B, 84A, 84B, 44/,
  ],
  [
    'two prices of one type',
    ({ prices }) => prices!.types.push({ unit: '44', bands: null }),
    /^prices\.ts: types\[5\]\.unit: '44' stands twice: remove one/,
  ],
  [
    'a type that is sold and has no entry',
    ({ prices }) => prices!.types.pop(),
    /^prices\.ts: types: '44' is for sale and has no entry: add it, bands: null until they are known/,
  ],
  [
    'a plan whose parts do not make the whole',
    ({ prices }) => Object.assign(prices!.plans[0]!.balance, { percent: 29.99 }),
    /^prices\.ts: plans\[0\]: its parts make 99\.99 %: write parts that make 100/,
  ],
  [
    'a plan whose days are out of order',
    ({ prices }) => Object.assign(prices!.plans[0]!.interim[1]!, { due: '2027-10-01' }),
    /^prices\.ts: plans\[0\]: 2027-10-01 comes after 2027-10-15: put the days in order/,
  ],
  [
    'a payment that is due on a holiday',
    ({ prices }) => Object.assign(prices!.plans[0]!.contract[1]!, { due: '2027-05-05' }),
    /^prices\.ts: plans\[0\]: 2027-05-05 is a holiday or a weekend: write the next working day/,
  ],
  [
    'a payment that is due on a Saturday',
    ({ prices }) => Object.assign(prices!.plans[0]!.contract[1]!, { due: '2027-05-01' }),
    /^prices\.ts: plans\[0\]: 2027-05-01 is a holiday or a weekend: write the next working day/,
  ],
  [
    'a payment that is due on a Sunday',
    ({ prices }) => Object.assign(prices!.plans[0]!.contract[1]!, { due: '2027-05-02' }),
    /^prices\.ts: plans\[0\]: 2027-05-02 is a holiday or a weekend: write the next working day/,
  ],
  [
    'two plans of one use',
    ({ prices }) => prices!.plans.push(prices!.plans[0]!),
    /^prices\.ts: plans\[2\]\.use: 'apartment' has a plan already: remove one/,
  ],
  [
    'a use that is sold without a plan',
    ({ prices }) => prices!.plans.pop(),
    /^prices\.ts: plans: add a plan for the use 'officetel', which is sold/,
  ],
  [
    'two entries of the ledger of one id',
    ({ finishes }) => Object.assign(finishes!.items[1]!, { id: 'extension-59' }),
    /^finishes\.ts: items\[1\]\.id: 'extension-59' stands twice: write another/,
  ],
  [
    'an entry for a type that there is not',
    ({ finishes }) => Object.assign(finishes!.items[0]!, { units: ['60A'] }),
    /^finishes\.ts: items\[0\]\.units: no unit has the id '60A'/,
  ],
  [
    'a price of what is in the price',
    ({ finishes }) =>
      Object.assign(
        finishes!.items.find(({ kind }) => kind === 'basic')!,
        { price: 1000 },
      ),
    /^finishes\.ts: items\[\d+\]\.price: write null: only a kind: 'option' has a price/,
  ],
])('%s: one problem, by its file and field', (_, change, problem) => {
  const changed = structuredClone(content);
  change(changed);
  const said = checkContent(changed).map(({ file, field, remedy }) => `${file}: ${field}: ${remedy}`);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(problem);
});

test('prices that are not published yet are nothing to mend', () => {
  const changed = structuredClone(content);
  for (const type of changed.prices!.types) type.bands = null;
  expect(checkContent(changed)).toEqual([]);
});
