import { expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { checkReadiness } from '#tools/readiness/check-readiness.ts';

const EXAMPLE = `${root}/src/content`;
const example = await loadContent(EXAMPLE);
const TODAY = new Date('2026-11-26T00:00:00Z');

const examplesOf = (content: typeof example) =>
  checkReadiness(EXAMPLE, content, null, TODAY)
    .unready.filter(({ field }) => field === 'example')
    .map(({ file }) => file);

test('prices and a ledger that are examples may not go live: a visitor would reckon with them', () => {
  expect(examplesOf(example)).toEqual(['facts.ts', 'prices.ts', 'finishes.ts']);
  const { prices, finishes } = example;
  const own = { prices: { ...prices!, example: false }, finishes: { ...finishes!, example: false } };
  expect(examplesOf({ ...example, ...own })).toEqual(['facts.ts']);
  expect(examplesOf({ ...example, prices: null, finishes: null }), 'nor are they missed').toEqual(['facts.ts']);
});
