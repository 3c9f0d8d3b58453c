/**
 * A home of a storey: which unit, to which side of its tower it looks out, and whether its plan is mirrored, east for west.
 * @typedef {{ unit: string, side: 'south' | 'west' | 'east', isMirrored: boolean }} Home
 */

/**
 * Which homes each tower has on a storey: in a row from west to east, where all of them look to the south, or back to back,
 * first those to the west and then those to the east, each from the north.
 * @param {import('#site/schema/complex.ts').Complex | null} complex
 * @returns {Record<string, Home[]>} by the tower's number
 */
export function homesOfTowers(complex) {
  return Object.fromEntries(
    (complex?.towers ?? []).map(({ name, lines }) => {
      const grounds = complex?.layout.buildings.find((building) => building.name === name)?.grounds ?? [];
      const homes = lines.flatMap(({ unit, isMirrored = false }, index) => {
        const ground = grounds[index];
        return ground ? [{ unit, isMirrored, ground }] : [];
      });
      const lefts = new Set(homes.map(({ ground: [left] }) => left));
      return [name.replace(/\D+$/, ''), lefts.size === homes.length ? inRow(homes) : backToBack(homes)];
    }),
  );
}

/** @typedef {{ unit: string, isMirrored: boolean, ground: readonly [left: number, upper: number, width: number, height: number] }} Placed */

/** @param {readonly Placed[]} homes @returns {Home[]} */
const inRow = (homes) =>
  homes
    .toSorted((a, b) => a.ground[0] - b.ground[0])
    .map(({ unit, isMirrored }) => ({ unit, side: 'south', isMirrored }));

/** @param {readonly Placed[]} homes @returns {Home[]} */
const backToBack = (homes) =>
  homes
    // Down on the picture is south.
    .toSorted((a, b) => a.ground[0] - b.ground[0] || a.ground[1] - b.ground[1])
    .map(({ unit, isMirrored, ground: [left, , width] }) => ({
      unit,
      side: left + width / 2 > 0 ? 'east' : 'west',
      isMirrored,
    }));

/**
 * What the towers show of the homes in them: their outer walls, their windows that look out and their doors.
 * @param {Record<string, readonly Home[]>} towers as `homesOfTowers` gives them
 * @param {Record<string, import('#tools/plans/plan-export.ts').ExportedPlan>} plans
 */
export function frontsOf(towers, plans) {
  const units = new Set(Object.values(towers).flatMap((homes) => homes.map(({ unit }) => unit)));
  const homes = [...units].toSorted().flatMap((unit) => {
    const plan = plans[unit]?.extended;
    if (!plan) return [];
    const entrances = plan.doors.flatMap(({ kind, gap }) => (kind === 'entrance' ? [gap] : []));
    return [[unit, plan.walls.outer, plan.windows.filter(({ isInner }) => !isInner), entrances]];
  });
  return { towers, homes };
}
