import type { Unit, Units } from '#site/schema/units.ts';

/** By which people tell types apart before all else: 59 of 59.94 m². */
const sizeOf = ({ areasM2 }: Pick<Unit, 'areasM2'>) => Math.floor(areasM2.exclusive);

/**
 * The two types that are compared before anybody has chosen: the first two of different sizes among those that are sold,
 * in the order of the plan viewer, those that it does not show last. Where all are of one size, the first two; fewer
 * where fewer are sold.
 */
export function bestKnownTypes({ units, viewer }: Pick<Units, 'units' | 'viewer'>): string[] {
  const shown = viewer.flatMap((id) => units.find((unit) => unit.id === id) ?? []);
  const sold = [...new Set([...shown, ...units])].filter(({ forSale }) => forSale);
  const [first, second] = sold;
  if (!first || !second) return sold.map(({ id }) => id);
  return [first.id, (sold.find((unit) => sizeOf(unit) !== sizeOf(first)) ?? second).id];
}
