import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { daysBetween, interestOf, readRate } from '#site/money/interest.ts';
import { paymentsOf } from '#site/money/payments.ts';
import { bandOf, bandsOf, floorsOf, totalOf } from '#site/money/price-of.ts';
import type { PaymentPlan } from '#site/schema/prices.ts';

const apartment = prices!.plans[0]!;

/** Hundredths of a per cent in so many parts, which make the whole. */
const shares = array(integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 11 }).map((cuts) => {
  const edges = [0, ...cuts.toSorted((a, b) => a - b), 10_000];
  return edges.slice(1).map((edge, index) => (edge - (edges[index] ?? 0)) / 100);
});

const anyPlan = record({
  parts: shares,
  contract: integer({ min: 1, max: 3 }),
  first: integer({ min: 0, max: 10_000 }),
}).map(({ parts, contract, first }): PaymentPlan => {
  const split = Math.min(contract, parts.length - 1);
  return {
    use: 'apartment',
    contract: parts.slice(0, split).map((percent) => ({ label: '계약할 때', percent, due: '2027-04-05' })),
    interim: parts.slice(split, -1).map((percent) => ({ percent, due: '2027-10-15' })),
    balance: { label: '입주지정일', percent: parts.at(-1) ?? 0, due: null },
    optionsWithContract: first / 100,
    interest: '',
  };
});
const won = integer({ min: 0, max: 5_000_000_000 });

test('the parts of any price by any plan are whole won, none is negative, and they add up exactly', () => {
  assert(
    property(anyPlan, won, won, (plan, home, options) => {
      const payments = paymentsOf(plan, home, options);
      expect(payments.reduce((sum, part) => sum + part.won, 0)).toBe(home + options);
      for (const part of payments) {
        expect(Number.isSafeInteger(part.won)).toBe(true);
        expect(part.won).toBeGreaterThanOrEqual(0);
      }
      expect(payments.at(-1)?.kind).toBe('balance');
    }),
    { numRuns: 10_000 },
  );
});

test('rounding never costs a buyer early: each part but the last is what its per cent makes, without the rest', () => {
  assert(
    property(anyPlan, won, (plan, home) => {
      const parts = [...plan.contract, ...plan.interim];
      paymentsOf(plan, home, 0)
        .slice(0, -1)
        .forEach((part, index) => {
          const exact = (home * Math.round((parts[index]?.percent ?? 0) * 100)) / 10_000;
          expect(part.won).toBeLessThanOrEqual(exact);
          expect(part.won).toBeGreaterThan(exact - 1);
        });
    }),
    { numRuns: 2000 },
  );
});

test('a 59㎡A on the 12th floor costs what its band says, and is paid by the plan of the apartments', () => {
  const band = bandOf(prices!, '59A', 12)!;
  expect([band.from, band.to, totalOf(band)]).toEqual([10, 19, 508_500_000]);
  const payments = paymentsOf(apartment, totalOf(band), 14_800_000);
  expect(payments.map(({ kind, number, due }) => `${kind}${number} ${due}`)).toEqual([
    'contract1 2027-04-05',
    'contract2 2027-05-06',
    'interim1 2027-10-15',
    'interim2 2028-04-14',
    'interim3 2028-10-13',
    'interim4 2029-04-13',
    'interim5 2029-10-15',
    'interim6 2030-04-15',
    'balance1 2030-10-31',
  ]);
  expect(payments[0]?.won).toBe(25_425_000 + 1_480_000);
  expect(payments[2]?.won).toBe(50_850_000);
  expect(payments.at(-1)?.won).toBe(152_550_000 + 13_320_000);
});

test('a floor above the type’s highest has no price, nor has a type that is not sold or not published', () => {
  expect(bandOf(prices!, '44', 33)).toBeNull();
  expect(bandOf(prices!, '114A', 12)).toBeNull();
  expect(bandsOf({ types: [{ unit: '59A', bands: null }] }, '59A')).toBeNull();
});

test('one chooses among the floors that have prices, or while there are none among those of the towers', () => {
  expect(floorsOf(prices!, null, '44')).toEqual(Array.from({ length: 28 }, (_, index) => index + 5));
  const towers = [
    { name: 'A', firstFloor: 3, lastFloor: 5, base: '', lines: [{ line: '1', unit: '74A' }] },
    { name: 'B', firstFloor: 9, lastFloor: 9, base: '', lines: [{ line: '1', unit: '74A' }] },
  ];
  expect(floorsOf({ types: [{ unit: '74A', bands: null }] }, { towers }, '74A')).toEqual([3, 4, 5, 9]);
});

test('interest is simple, by days of a year of 365, for what is paid between contract and balance', () => {
  expect(daysBetween('2027-02-28', '2028-02-29')).toBe(366);
  const payments = paymentsOf({ ...apartment, interim: [{ percent: 10, due: '2027-10-15' }] }, 500_000_000, 0);
  expect(interestOf(payments, 5, '2028-10-14')).toBe(2_500_000);
  expect(interestOf(payments, 5, '2027-10-15')).toBe(0);
  expect(interestOf(payments, 5, '2027-01-01'), 'what is due later bears none').toBe(0);
  expect(interestOf(payments, 0, '2030-10-15')).toBe(0);
});

test('more days and a higher rate never make less interest', () => {
  const payments = paymentsOf(apartment, 508_500_000, 0);
  const rate = integer({ min: 0, max: 3000 }).map((value) => value / 100);
  const day = integer({ min: 0, max: 3000 }).map((days) =>
    new Date(Date.UTC(2027, 9, 15) + days * 86_400_000).toJSON().slice(0, 10),
  );
  assert(
    property(rate, rate, day, day, (a, b, c, d) => {
      const [low = 0, high = 0] = [a, b].toSorted((x, y) => x - y);
      const [early = '', late = ''] = [c, d].toSorted();
      expect(interestOf(payments, low, early)).toBeLessThanOrEqual(interestOf(payments, high, late));
    }),
  );
});

test.each([
  ['4.5', 4.5],
  ['4.5%', 4.5],
  [' 4,25 ', 4.25],
  ['４．５', 4.5],
  ['0', 0],
  ['30', 30],
])('a rate typed as %j is %d', (typed, rate) => expect(readRate(typed)).toBe(rate));

test.each(['', ' ', '4.567', '31', '-1', '1e1', '4.5.1', '사'])('%j is no rate', (typed) =>
  expect(readRate(typed)).toBeNull(),
);

test('a per cent of any two decimals is whole in hundredths', () => {
  assert(
    property(integer({ min: 0, max: 10_000 }), constantFrom(500_000_000, 333_333_333), (share, price) => {
      const plan: PaymentPlan = {
        ...apartment,
        contract: [{ label: '', percent: share / 100, due: null }],
        interim: [],
        balance: { label: '', percent: (10_000 - share) / 100, due: null },
      };
      expect(paymentsOf(plan, price, 0)[0]?.won).toBe(Number((BigInt(price) * BigInt(share)) / 10_000n));
    }),
  );
});
