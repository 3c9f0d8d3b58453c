import type { Complex } from '#site/schema/complex.ts';

/** From a tower's middle: left, upper edge, width and height. */
export type Ground = readonly [left: number, upper: number, width: number, height: number];

/** In hundredths of the width of the layout's picture. */
export interface KeyPlanTower {
  name: string;
  /** From the left and from above. */
  at: readonly [number, number];
  /** In degrees, clockwise. */
  turn: number;
  /** Its lines in their order, the ground on which each stands, and whether it has homes of the type. */
  lines: readonly { line: string; unit: string; ground: Ground; isOfType: boolean }[];
}

/** The layout's picture is four wide and three high: so much of its width is one percent of its height. */
const HEIGHT = 3 / 4;

/** Where the content knows no grounds: beside each other. */
const SQUARE = 5;
const inRow = (index: number, count: number): Ground => [(index - count / 2) * SQUARE, -SQUARE / 2, SQUARE, SQUARE];

/** All towers of the layout, with the lines in which a type's homes stand. Towers of which nobody knows the place are left out. */
export const keyPlan = ({ layout, towers }: Pick<Complex, 'layout' | 'towers'>, unit: string): KeyPlanTower[] =>
  towers.flatMap(({ name, lines }) => {
    const building = layout.buildings.find((one) => one.name === name);
    if (!building) return [];
    const { at, turn = 0, grounds = [] } = building;
    const groundOf = (index: number): Ground => {
      const ground = grounds[index];
      if (!ground) return inRow(index, lines.length);
      const [left, upper, width, height] = ground;
      return [left, upper * HEIGHT, width, height * HEIGHT];
    };
    return [
      {
        name,
        at: [at[0], at[1] * HEIGHT],
        turn,
        lines: lines.map((one, index) => ({
          line: one.line,
          unit: one.unit,
          ground: groundOf(index),
          isOfType: one.unit === unit,
        })),
      },
    ];
  });
