/**
 * Which unit lies where in each tower: at which corner where a storey has four homes, else on which side.
 * @param {import('#site/schema/complex.ts').Complex | null} complex
 * @returns {Record<string, Record<string, string>>} tower, by its number → 'south-west' and so on, or 'west-1' and so on from
 * the north → unit
 */
export function homesOfTowers(complex) {
  return Object.fromEntries(
    (complex?.towers ?? []).map(({ name, lines }) => {
      const grounds = complex?.layout.buildings.find((building) => building.name === name)?.grounds ?? [];
      const homes = lines.flatMap(({ unit }, index) => {
        const ground = grounds[index];
        if (!ground) return [];
        const [left, upper, width, height] = ground;
        // Down on the picture is south.
        return [{ unit, side: left + width / 2 > 0 ? 'east' : 'west', south: upper + height / 2 }];
      });
      return [name.replace(/\D+$/, ''), Object.fromEntries(grounds.length === 4 ? corners(homes) : sides(homes))];
    }),
  );
}

/** @typedef {{ unit: string, side: string, south: number }} Home */

/** @param {readonly Home[]} homes */
const corners = (homes) => homes.map(({ unit, side, south }) => [`${south > 0 ? 'south' : 'north'}-${side}`, unit]);

/** @param {readonly Home[]} homes */
const sides = (homes) =>
  ['west', 'east'].flatMap((side) =>
    homes
      .filter((home) => home.side === side)
      .toSorted((a, b) => a.south - b.south)
      .map(({ unit }, index) => [`${side}-${index + 1}`, unit]),
  );

/**
 * What the fronts of the towers show of the homes in them: each home's length along its sides, and its windows that look out.
 * @param {Record<string, Record<string, string>>} towers as `homesOfTowers` gives them
 * @param {Record<string, import('#tools/plans/plan-export.ts').ExportedPlan>} plans
 */
export function frontsOf(towers, plans) {
  const units = new Set(Object.values(towers).flatMap((homes) => Object.values(homes)));
  const homes = [...units].toSorted().flatMap((unit) => {
    const plan = plans[unit]?.extended;
    if (!plan) return [];
    const edges = /** @type {const} */ (['x0', 'y0', 'x1', 'y1']).map((edge) =>
      (edge.endsWith('0') ? Math.min : Math.max)(...plan.rooms.map((room) => room[edge])),
    );
    return [[unit, edges, plan.windows.filter(({ isInner }) => !isInner)]];
  });
  return { towers, homes };
}
