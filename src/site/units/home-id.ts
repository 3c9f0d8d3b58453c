import type { Complex } from '#site/schema/complex.ts';
import { unitNumber } from './unit-number.ts';

type Tower = Complex['towers'][number];

/** A home of a tower. */
export interface Home {
  tower: Tower;
  floor: number;
  line: Tower['lines'][number];
}

/** The tower of the name 101, floor 12, third line as `101-1203`; a tower without a number keeps its name. */
export const homeId = (tower: string, floor: number, line: string): string =>
  `${/\d+/.exec(tower)?.[0] ?? tower}-${unitNumber(floor, line)}`;

/** The home that an id names; null: the development has none such. */
export function findHome(towers: readonly Tower[], id: string): Home | null {
  for (const tower of towers)
    for (const line of tower.lines)
      for (let floor = tower.firstFloor; floor <= tower.lastFloor; floor += 1)
        if (homeId(tower.name, floor, line.line) === id) return { tower, floor, line };
  return null;
}
