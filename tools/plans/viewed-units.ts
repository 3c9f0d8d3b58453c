import type { Units } from '#site/schema/units.ts';

/** What the home page's viewer shows of the unit types, in the order of its tabs. */
export function viewedUnits({ units, viewer, notice }: Units) {
  const viewed = viewer.flatMap((viewedId) => units.filter(({ id }) => id === viewedId));
  return {
    viewed: viewed.map(({ id, label, structure, planAlt }) => ({ id, label, structure, planAlt })),
    notice,
  };
}
