import type { Plan } from '#site/schema/plans.ts';

/** Rooms that stand beside each other at a home's front, which plans draw to the south: those with a window there. */
export const baysOf = ({ windows }: Pick<Plan, 'windows'>): number =>
  new Set(windows.filter(({ side }) => side === 'south').map(({ room }) => room)).size;

/** How many bays a type's own words promise, as in `4Bay`; null: they do not say. */
export function baysInWords(structure: string): number | null {
  const said = /(\d+)\s*-?bay/i.exec(structure)?.[1];
  return said === undefined ? null : Number(said);
}
