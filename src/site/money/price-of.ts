import type { Complex } from '#site/schema/complex.ts';
import type { PriceBand, Prices } from '#site/schema/prices.ts';
import { floorsFromTop } from '#site/units/unit-number.ts';

/** The sum of a price's parts, in won. */
export const totalOf = ({ land, building, vat }: Pick<PriceBand, 'land' | 'building' | 'vat'>): number =>
  land + building + vat;

/** A type's prices from the lowest floors up; null: they are not published, or there is no such type. */
export const bandsOf = ({ types }: Pick<Prices, 'types'>, unit: string): PriceBand[] | null =>
  types.find((type) => type.unit === unit)?.bands ?? null;

/** The price of a home of a type on a floor; null: not published, or no home of it stands there. */
export const bandOf = (prices: Pick<Prices, 'types'>, unit: string, floor: number): PriceBand | null =>
  bandsOf(prices, unit)?.find(({ from, to }) => from <= floor && floor <= to) ?? null;

/**
 * The floors from which a visitor chooses, from the lowest up: those of the prices, or while there are none those on which
 * the type stands.
 */
export function floorsOf(
  prices: Pick<Prices, 'types'>,
  complex: Pick<Complex, 'towers'> | null,
  unit: string,
): number[] {
  const ranges =
    bandsOf(prices, unit) ??
    (complex?.towers ?? [])
      .filter(({ lines }) => lines.some((line) => line.unit === unit))
      .map(({ firstFloor, lastFloor }) => ({ from: firstFloor, to: lastFloor }));
  const floors = new Set(ranges.flatMap(({ from, to }) => floorsFromTop(from, to)));
  return [...floors].sort((a, b) => a - b);
}
