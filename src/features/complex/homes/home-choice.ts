import type { Complex } from '#site/schema/complex.ts';
import type { Home } from '#site/units/home-id.ts';

type Tower = Complex['towers'][number];

/** What a visitor has said of a home so far; null: nothing yet. */
export interface HomeChoice {
  tower: string | null;
  floor: number | null;
  line: string | null;
}

export const NOTHING: HomeChoice = { tower: null, floor: null, line: null };

const towerOf = (towers: readonly Tower[], name: string | null) => towers.find((tower) => tower.name === name);

/** The home that is meant, once all is said. */
export function chosenHome(towers: readonly Tower[], { tower: name, floor, line: wanted }: HomeChoice): Home | null {
  const tower = towerOf(towers, name);
  const line = tower?.lines.find((one) => one.line === wanted);
  return tower && line && floor !== null ? { tower, floor, line } : null;
}

/** Another tower: floor and line stay where it has them too. */
export function chooseTower(towers: readonly Tower[], choice: HomeChoice, name: string | null): HomeChoice {
  const tower = towerOf(towers, name);
  if (!tower) return NOTHING;
  const { floor, line } = choice;
  return {
    tower: tower.name,
    floor: floor !== null && floor >= tower.firstFloor && floor <= tower.lastFloor ? floor : null,
    line: tower.lines.some((one) => one.line === line) ? line : null,
  };
}

/** What names a home. */
export const choiceOfHome = ({ tower, floor, line }: Home): HomeChoice => ({
  tower: tower.name,
  floor,
  line: line.line,
});
