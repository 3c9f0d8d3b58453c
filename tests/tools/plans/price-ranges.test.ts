import { expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { units } from '#content/units.ts';
import { priceRanges } from '#tools/plans/price-ranges.ts';

const band = (from: number, to: number, building: number) => ({ from, to, land: 100, building, vat: 10 });
const [sold, kept] = [units.units.find(({ forSale }) => forSale), units.units.find(({ forSale }) => !forSale)];
const known = (unit = '', bands: ReturnType<typeof band>[] | null = [band(20, 29, 300), band(5, 19, 200)]) => ({
  ...prices!,
  types: [{ unit, bands }],
});

test('a type that is sold has its prices from the least to the most, whatever the order of its floors', () => {
  expect(priceRanges(known(sold?.id), units)).toEqual({ [sold?.id ?? '']: { least: 310, most: 410, example: true } });
});

test('neither a type that is not sold, nor one whose prices are not published, has a price', () => {
  expect(kept).toBeDefined();
  expect(priceRanges(known(kept?.id), units)).toEqual({});
  expect(priceRanges(known(sold?.id, null), units)).toEqual({});
  expect(priceRanges(null, units)).toEqual({});
});
