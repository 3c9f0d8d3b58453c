import { bandsOf, totalOf } from '#site/money/price-of.ts';
import type { Prices } from '#site/schema/prices.ts';
import type { Units } from '#site/schema/units.ts';

/** What a type's page says of its prices, in won. */
export interface PriceRange {
  least: number;
  most: number;
  /** They are invented, and must say so. */
  example: boolean;
}

/** From the least to the most that a home of a type costs, by unit; only what is sold, and what is published. */
export function priceRanges(prices: Prices | null, { units }: Pick<Units, 'units'>): Record<string, PriceRange> {
  if (!prices) return {};
  return Object.fromEntries(
    units.flatMap(({ id, forSale }): [string, PriceRange][] => {
      const totals = (forSale && bandsOf(prices, id)?.map(totalOf)) || [];
      if (totals.length === 0) return [];
      return [[id, { least: Math.min(...totals), most: Math.max(...totals), example: prices.example }]];
    }),
  );
}
