/**
 * Which unit lies at which corner of each tower that has four homes on a storey.
 * @param {import('#site/schema/complex.ts').Complex | null} complex
 * @returns {Record<string, Record<string, string>>} tower, by its number → corner, 'south-west' and so on → unit
 */
export function homesOfTowers(complex) {
  return Object.fromEntries(
    (complex?.towers ?? []).map(({ name, lines }) => {
      const grounds = complex?.layout.buildings.find((building) => building.name === name)?.grounds ?? [];
      const corners = lines.flatMap(({ unit }, index) => {
        const ground = grounds[index];
        if (!ground || grounds.length !== 4) return [];
        const [left, upper, width, height] = ground;
        // Down on the picture is south.
        const corner = `${upper + height / 2 > 0 ? 'south' : 'north'}-${left + width / 2 > 0 ? 'east' : 'west'}`;
        return [/** @type {const} */ ([corner, unit])];
      });
      return [name.replace(/\D+$/, ''), Object.fromEntries(corners)];
    }),
  );
}

/**
 * What the fronts of the towers show of the homes in them: each home's length along its sides, and its windows that look out.
 * @param {Record<string, Record<string, string>>} towers as `homesOfTowers` gives them
 * @param {Record<string, import('#tools/plans/plan-export.ts').ExportedPlan>} plans
 */
export function frontsOf(towers, plans) {
  const units = new Set(Object.values(towers).flatMap((corners) => Object.values(corners)));
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
