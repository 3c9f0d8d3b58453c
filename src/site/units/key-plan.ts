import type { Complex } from '#site/schema/complex.ts';

export interface KeyPlanTower {
  name: string;
  /** In percent of the layout's picture, from the left and from above. */
  at: readonly [number, number];
  /** Its lines in their order, and whether each has homes of the type. */
  lines: readonly { line: string; isOfType: boolean }[];
}

/** All towers of the layout, with the lines in which a type's homes stand. Towers of which nobody knows the place are left out. */
export const keyPlan = ({ layout, towers }: Pick<Complex, 'layout' | 'towers'>, unit: string): KeyPlanTower[] =>
  towers.flatMap(({ name, lines }) => {
    const building = layout.buildings.find((one) => one.name === name);
    return building
      ? [{ name, at: building.at, lines: lines.map((one) => ({ line: one.line, isOfType: one.unit === unit })) }]
      : [];
  });
