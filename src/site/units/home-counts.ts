import type { Complex } from '#site/schema/complex.ts';
import type { Unit } from '#site/schema/units.ts';

type Tower = Pick<Complex['towers'][number], 'name' | 'firstFloor' | 'lastFloor' | 'lines'>;

const homesOfType = ({ firstFloor, lastFloor, lines }: Tower, unit: string): number =>
  (lastFloor - firstFloor + 1) * lines.filter((line) => line.unit === unit).length;

export interface HomeCount<Type> {
  unit: Type;
  total: number;
  /** The towers that have any. */
  inTowers: readonly { tower: string; homes: number }[];
}

/** Types with their homes, in the order of `units`; those without any are left out. */
export function countHomes<Type extends Pick<Unit, 'id'>>(
  towers: readonly Tower[],
  units: readonly Type[],
): HomeCount<Type>[] {
  return units
    .map((unit) => {
      const inTowers = towers
        .map((tower) => ({ tower: tower.name, homes: homesOfType(tower, unit.id) }))
        .filter(({ homes }) => homes > 0);
      return { unit, inTowers, total: inTowers.reduce((sum, { homes }) => sum + homes, 0) };
    })
    .filter(({ total }) => total > 0);
}

/** Homes by use: apartments are counted in another word than office-tels. */
export function countUses<Type extends Pick<Unit, 'use'>>(
  counts: readonly HomeCount<Type>[],
): { use: Unit['use']; total: number }[] {
  return (['apartment', 'officetel'] as const)
    .map((use) => ({
      use,
      total: counts.filter(({ unit }) => unit.use === use).reduce((sum, { total }) => sum + total, 0),
    }))
    .filter(({ total }) => total > 0);
}
